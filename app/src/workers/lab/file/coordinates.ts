/** Longitude and latitude in turn, as many as come. */
export class Coordinates {
  #room = new Float64Array(2 ** 16);
  #length = 0;

  add(lng: number, lat: number): void {
    if (this.#length === this.#room.length) {
      const more = new Float64Array(2 * this.#length);
      more.set(this.#room);
      this.#room = more;
    }
    this.#room[this.#length] = lng;
    this.#room[this.#length + 1] = lat;
    this.#length += 2;
  }

  /** An array of just these, in a buffer of its own. */
  finish(): Float64Array<ArrayBuffer> {
    return this.#room.slice(0, this.#length);
  }
}
