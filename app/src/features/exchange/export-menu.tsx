import { Menu } from "@mantine/core";
import type { SavedList } from "~/state/lists";
import { saveFile } from "~/ui/save-file";
import { useWords } from "~/ui/words";

const formats = ["json", "csv", "geojson", "kml"] as const;

/** The list as a file, in each of the formats. */
export function ExportMenu({ list }: { list: SavedList }) {
  const w = useWords();
  return formats.map((format) => (
    <Menu.Item
      key={format}
      onClick={() => void import("./formats").then(({ fileOf }) => saveFile(fileOf(list.data, format)))}
    >
      {w.exchange.export[format]}
    </Menu.Item>
  ));
}
