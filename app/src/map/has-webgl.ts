let answer: boolean | undefined;

/** Returns `true` if this browser can draw the map. Asked once: each question takes a drawing context. */
export function hasWebGl(): boolean {
  answer ??= document.createElement("canvas").getContext("webgl2") !== null;
  return answer;
}
