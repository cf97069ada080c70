/** What only the board of its title looks into: a view, or the content of the title, on its way there. */
export type Sealed = never;
