import { Modal } from "@mantine/core";
import { useWords } from "~/ui/words";
import classes from "./help-sheet.module.css";
import { places } from "./places";

/** All keys, in one sheet. */
export default function HelpSheet({ onClose }: { onClose: () => void }) {
  const w = useWords();
  const going = places
    .filter(({ key }) => key !== "")
    .map(({ name, key }) => [`g ${key}`, w.palette.places[name]] as const);
  const groups = [
    [w.help.everywhere, w.help.keys.everywhere],
    [w.help.going, going],
    [w.help.list, w.help.keys.list],
    [w.help.map, w.help.keys.map],
  ] as const;
  return (
    <Modal opened onClose={onClose} title={w.help.title} size="lg" closeButtonProps={{ "aria-label": w.common.close }}>
      <div className={classes.groups}>
        {groups.map(([title, keys]) => (
          <section key={title}>
            <h2>{title}</h2>
            <dl>
              {keys.map(([key, does]) => (
                <div key={key}>
                  <dt>
                    {key.split(" ").map((each) => (
                      <kbd key={each}>{each}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
