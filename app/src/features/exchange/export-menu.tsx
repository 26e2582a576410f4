import { Menu } from "@mantine/core";
import type { SavedList } from "~/state/lists";
import { saveFile } from "~/ui/save-file";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";

const formats = ["json", "csv", "geojson", "kml"] as const;

type Format = (typeof formats)[number];

async function exportAs(format: Format, { data }: SavedList): Promise<void> {
  const { fileOf, photosIn } = await import("./formats");
  saveFile(fileOf(data, format));
  const message = photosIn(data, format);
  if (message) toast({ message });
}

/** The list as a file, in each of the formats. */
export function ExportMenu({ list }: { list: SavedList }) {
  const w = useWords();
  return formats.map((format) => (
    <Menu.Item key={format} onClick={() => void exportAs(format, list)}>
      {w.exchange.export[format]}
    </Menu.Item>
  ));
}
