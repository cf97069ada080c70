/** Turns pictures of a page into an animated GIF; what did not change since the picture before is left out. */
async ({ encoder, frames, width }) => {
  const { GIFEncoder, quantize, applyPalette } = await import(`data:text/javascript,${encodeURIComponent(encoder)}`);
  const NOTHING = 255;
  const film = GIFEncoder();
  let before = null;
  for (const { picture, delay } of frames) {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const height = Math.round((image.height * width) / image.width);
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(image, 0, 0, width, height);
    const { data } = pen.getImageData(0, 0, width, height);
    const palette = quantize(data, NOTHING);
    const index = applyPalette(data, palette);
    const pixels = new Uint32Array(data.buffer);
    if (before) for (let at = 0; at < index.length; at++) if (pixels[at] === before[at]) index[at] = NOTHING;
    while (palette.length <= NOTHING) palette.push([0, 0, 0]);
    const still = { transparent: before !== null, transparentIndex: NOTHING, dispose: 1 };
    film.writeFrame(index, width, height, { palette, delay, ...still });
    before = pixels;
  }
  film.finish();
  let text = "";
  for (const byte of film.bytes()) text += String.fromCharCode(byte);
  return btoa(text);
}
