/**
 * Loads a part of the page together with the styles of controls that the first view does not need. The styles are asked
 * for before the part is, so that its own come behind them and win.
 */
export function later<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    const styles = import("./mantine-later.css");
    const [part] = await Promise.all([load(), styles]);
    return part;
  };
}
