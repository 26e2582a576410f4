import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { sentence } from "~/api/failure";
import { saveFile } from "~/ui/save-file";
import { toast } from "~/ui/toast";
import classes from "./dashboard.module.css";

interface Props {
  label: string;
  /** `guests.csv` */
  fileName: string;
  disabled?: boolean;
  /** Makes the table when it is asked for. */
  make: () => Promise<string>;
}

/** Saves a table as a file for spreadsheets. */
export function SaveCsv({ label, fileName, disabled = false, make }: Props) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      saveFile(new File([await make()], fileName, { type: "text/csv;charset=utf-8" }));
    } catch (failure) {
      toast({ message: sentence(failure), kind: "failure" });
    } finally {
      setSaving(false);
    }
  };
  return (
    <Button
      variant="default"
      className={classes.start ?? ""}
      leftSection={<IconDownload size={18} aria-hidden="true" />}
      loading={isSaving}
      disabled={disabled}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}
