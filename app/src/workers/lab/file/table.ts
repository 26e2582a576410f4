import Papa from "papaparse";
import type { Coordinates } from "./coordinates";
import { FileProblem } from "./problem";

const LONGITUDE = /^(lng|lon|long|longitude|x)$/i;
const LATITUDE = /^(lat|latitude|y)$/i;
/** Bytes parsed at once, between two reports of progress. */
const PIECE_BYTES = 4_194_304;
const MOST_HEADER_BYTES = 65_536;

/** Reads a table of any length, separated by commas, semicolons or tabs; its first line names the columns. */
export async function readTable(file: File, into: Coordinates, onShare: (share: number) => void): Promise<void> {
  Papa.LocalChunkSize = PIECE_BYTES;
  const reader = new TableReader(into);
  const delimiter = separatorIn(await file.slice(0, MOST_HEADER_BYTES).text());
  return new Promise((resolve, reject) => {
    Papa.parse<string[]>(file, {
      delimiter,
      chunk: ({ data, meta }, parser) => {
        try {
          for (const row of data) reader.take(row);
          onShare(meta.cursor / file.size);
        } catch (error) {
          reject(error);
          parser.abort();
        }
      },
      complete: () => {
        if (reader.hasHeader) resolve();
        else reject(new FileProblem({ kind: "empty" }));
      },
      error: reject,
    });
  });
}

/** Separator that the first line has most of. */
function separatorIn(text: string): string {
  const header = /^[^\r\n]*/.exec(text)?.[0] ?? "";
  const columns = (separator: string) => header.split(separator).length;
  return [",", ";", "\t"].reduce((best, each) => (columns(each) > columns(best) ? each : best));
}

class TableReader {
  readonly #into: Coordinates;
  /** Columns of longitude and latitude, once the header is read. */
  #columns: { lng: number; lat: number } | undefined;
  #line = 1;

  constructor(into: Coordinates) {
    this.#into = into;
  }

  get hasHeader(): boolean {
    return this.#columns !== undefined;
  }

  take(row: string[]): void {
    if (!this.#columns) this.#columns = columnsOf(row);
    else if (row.length > 1 || row[0]?.trim()) {
      const { lng, lat } = this.#columns;
      const longitude = degrees(row[lng], 180, "longitude", this.#line);
      this.#into.add(longitude, degrees(row[lat], 90, "latitude", this.#line));
    }
    this.#line += 1;
    // A cell in quotes may go over several lines.
    for (const cell of row) if (cell.includes("\n")) this.#line += cell.split("\n").length - 1;
  }
}

function columnsOf(header: string[]): { lng: number; lat: number } {
  const names = header.map((cell) => cell.replace(/^\uFEFF/, "").trim());
  const lng = names.findIndex((name) => LONGITUDE.test(name));
  const lat = names.findIndex((name) => LATITUDE.test(name));
  if (lng < 0 || lat < 0) throw new FileProblem({ kind: "columns", line: 1 });
  return { lng, lat };
}

function degrees(cell: string | undefined, most: number, what: "longitude" | "latitude", line: number): number {
  const text = cell?.trim() ?? "";
  const value = text === "" ? Number.NaN : Number(text);
  if (Math.abs(value) <= most) return value;
  throw new FileProblem({ kind: "degrees", line, what, cell: text, most });
}
