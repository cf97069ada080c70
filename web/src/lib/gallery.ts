/** All parts of the kit on one page, while developing; the built page has none. */
export const kitGallery = import.meta.env.DEV ? () => import("../kit/Gallery.svelte") : null;
