import { Button } from "@mantine/core";
import { useState } from "react";
import { sentence } from "~/api/failure";
import { allGuests } from "~/sync/quests/all-guests";
import type { OwnQuest } from "~/sync/quests/use-own-quests";
import { saveFile } from "~/ui/save-file";
import { toast } from "~/ui/toast";
import { useDashboardWords } from "~/ui/words/quest-dashboard";
import classes from "./dashboard.module.css";

/** Saves all guests of a quest as a table file. */
export function SaveTable({ quest: { id, data } }: { quest: OwnQuest }) {
  const w = useDashboardWords();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const { guestsCsv } = await import("./guests-csv");
      const table = guestsCsv(data, await allGuests(id));
      saveFile(new File([table], "guests.csv", { type: "text/csv;charset=utf-8" }));
    } catch (failure) {
      toast({ message: sentence(failure), kind: "failure" });
    } finally {
      setSaving(false);
    }
  };
  return (
    <Button variant="default" className={classes.start ?? ""} loading={isSaving} onClick={() => void save()}>
      {w.csv}
    </Button>
  );
}
