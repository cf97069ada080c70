import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { SvelteMap } from "svelte/reactivity";
import { preferences } from "../../lib/settings.svelte";
import { boxAround, centre, fit, held, HALF, SIDE, zoomed, type Box, type Camera, type Point } from "./geometry";

interface Place {
  q: number;
  r: number;
}

const NARROW = 480;
const LARGEST = 3.2;
/** A pointer that moved less than this has not dragged anything. */
const TAP = 7;
/** A hex smaller than this on the screen cannot be meant exactly by a finger. */
const FINGER = 44;

/** Which part of the map is shown: it goes to what is asked about, and follows fingers, wheel and keys. */
export class MapCamera {
  width = $state(0);
  height = $state(0);
  frame = $state<HTMLElement>();
  /** Whether the pointer has dragged the map: then letting it go is no touch of a hex. */
  dragged = $state(false);
  /** What pressed last: mouse, touch or pen. */
  pressedBy = "mouse";
  private readonly tween = new Tween<Camera>({ scale: 1, x: 0, y: 0 }, { duration: 0, easing: cubicOut });
  private readonly pointers = new SvelteMap<number, Point>();
  private pressedAt: Point = { x: 0, y: 0 };
  private movedAtWidth = 0;

  constructor(
    /** What can be shown at all. */
    private readonly world: () => Box,
    /** What is shown at first. */
    private readonly home: () => Box,
  ) {
    $effect(() => {
      const frame = this.frame;
      frame?.addEventListener("wheel", this.wheel, { passive: false });
      return () => frame?.removeEventListener("wheel", this.wheel);
    });
  }

  get at(): Camera {
    return this.tween.current;
  }
  get isPressed(): boolean {
    return this.pointers.size > 0;
  }
  private whole = $derived.by(() => fit(this.home(), this.width || 1, this.height || 1));
  isZoomed = $derived.by(() => this.at.scale > this.whole.scale * 1.02);

  /** Where a point of the drawing is in the frame. */
  toFrame = ({ x, y }: Point): Point => ({ x: x * this.at.scale + this.at.x, y: y * this.at.scale + this.at.y });

  isSeen(place: Place): boolean {
    const { x, y } = this.toFrame(centre(place));
    return x >= 0 && y >= 0 && x <= this.width && y <= this.height;
  }

  private move(to: Camera, duration = 0) {
    // A frame of another size is drawn anew at once: nothing has moved in it.
    const animated = preferences.motion && this.movedAtWidth === this.width;
    void this.tween.set(held(to, this.world(), this.width, this.height), { duration: animated ? duration : 0 });
    this.movedAtWidth = this.width;
  }

  private lookAt({ x, y }: Point, scale: number, duration: number) {
    this.move({ scale, x: this.width / 2 - x * scale, y: this.height / 2 - y * scale }, duration);
  }

  showAll = () => this.move(this.whole, 250);

  /** Look at these places; where there is room for the whole map it is shown. */
  frameOn(places: readonly Place[], margin: number, duration = 0) {
    if (!this.width || !this.height) return;
    if (this.width >= NARROW || !places.length) return this.move(this.whole, duration);
    const box = boxAround(places, margin);
    // On a small screen the map fills the frame, and some of it lies outside.
    const home = this.home();
    const filling = Math.max(this.width / home.width, this.height / home.height);
    const scale = Math.max(Math.min(fit(box, this.width, this.height).scale, 1.3), filling);
    this.lookAt({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, scale, duration);
  }

  /** Bring a place into the frame if it is outside. */
  reveal(place: Place) {
    const { x, y } = this.toFrame(centre(place));
    const margin = SIDE * this.at.scale * 1.5;
    const right = Math.max(margin - x, 0) + Math.min(this.width - margin - x, 0);
    const down = Math.max(margin - y, 0) + Math.min(this.height - margin - y, 0);
    if (right || down) this.move({ ...this.at, x: this.at.x + right, y: this.at.y + down }, 180);
  }

  /** Come closer to a place that a finger may have missed; whether that was needed. */
  approach(place: Place): boolean {
    if (2 * HALF * this.at.scale >= FINGER) return false;
    this.lookAt(centre(place), 1.1, 250);
    return true;
  }

  zoom(factor: number, around: Point = { x: this.width / 2, y: this.height / 2 }, duration = 200) {
    const least = Math.min(this.whole.scale, fit(this.world(), this.width, this.height).scale);
    const most = Math.max(LARGEST, this.whole.scale);
    const scale = Math.min(Math.max(this.at.scale * factor, least), most);
    this.move(zoomed(this.at, scale / this.at.scale, around), duration);
  }

  private inFrame(event: PointerEvent | WheelEvent): Point {
    const box = this.frame!.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  down = (event: PointerEvent) => {
    if (event.button > 0) return;
    this.pressedBy = event.pointerType;
    this.pointers.set(event.pointerId, this.inFrame(event));
    if (this.pointers.size > 1) return;
    this.pressedAt = { x: event.clientX, y: event.clientY };
    this.dragged = false;
  };

  drag = (event: PointerEvent) => {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = this.inFrame(event);
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    // Measured on the screen: the frame itself may have moved under a still pointer.
    const moved = Math.hypot(event.clientX - this.pressedAt.x, event.clientY - this.pressedAt.y);
    if (!this.dragged && !other && moved < TAP) return;
    this.dragged = true;
    if (other) {
      const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
      this.zoom(apart(now) / (apart(before) || 1), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, 0);
    } else this.move({ ...this.at, x: this.at.x + now.x - before.x, y: this.at.y + now.y - before.y });
    this.pointers.set(event.pointerId, now);
  };

  up = (event: PointerEvent) => void this.pointers.delete(event.pointerId);

  private wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 260), this.inFrame(event), 0);
  };
}
