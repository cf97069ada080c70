/** The end of a game as a picture to pass on: the city, how it went, everybody's points. */

export interface EndPicture {
  title: string;
  heading: string;
  /** The address of the picture of the city; empty where there is none. */
  city: string;
  rows: { name: string; points: string; seat: number; first: boolean }[];
}

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 48];
const [CITY, LINE] = [335, 44];
/** A picture is seen by day, wherever it is sent. */
const PAPER = "#f6f0e3";
const INK = "#25313b";
const SOFT = "#5c6770";
const SEATS = ["#d55e00", "#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#8a8a1f", "#5b6b7a"];
const SERIF = '"Fraunces Variable", Georgia, serif';
const SANS = '"Inter Variable", system-ui, sans-serif';

export async function endPicture({ title, heading, city, rows }: EndPicture): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  if (city) pen.drawImage(await loaded(city), 0, 0, WIDTH, CITY);
  const write = (text: string, x: number, y: number, font: string, colour = INK, most = WIDTH - 2 * MARGIN) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, x, y, most);
  };
  write(heading, MARGIN, CITY + 66, `600 46px ${SERIF}`);
  const top = CITY + 126;
  const columns = rows.length > 4 ? 2 : 1;
  const width = (WIDTH - 2 * MARGIN - 300) / columns;
  rows.forEach(({ name, points, seat, first }, index) => {
    const x = MARGIN + Math.floor(index / 4) * width;
    const y = top + (index % 4) * LINE;
    pen.fillStyle = SEATS[seat % SEATS.length]!;
    pen.beginPath();
    pen.arc(x + 10, y - 9, 10, 0, 7);
    pen.fill();
    pen.textAlign = "right";
    write(points, x + 104, y, `600 30px ${SERIF}`);
    pen.textAlign = "left";
    write(name, x + 120, y, `${first ? 700 : 400} 26px ${SANS}`, INK, width - 130);
  });
  pen.textAlign = "right";
  write(title, WIDTH - MARGIN, HEIGHT - 70, `600 30px ${SERIF}`, INK, 300);
  write("Quartier", WIDTH - MARGIN, HEIGHT - 36, `600 22px ${SANS}`, SOFT);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("the picture could not be made"))), "image/png"),
  );
}

async function loaded(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}

/** Pass a picture on: by the device's own means where it has any, else as a download. */
export async function passOn(picture: Blob, name: string, text: string) {
  const file = new File([picture], `${name}.png`, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    // Whoever thinks better of it has not done anything wrong.
    await navigator.share({ files: [file], title: text }).catch(() => {});
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
