import { paths } from "~/routing/paths";
import { distance } from "~/ui/format";
import { SharePreview } from "~/ui/share/share-preview";
import { ShareSheet } from "~/ui/share/share-sheet";
import { useQuest } from "../quest-context";

interface Props {
  onClose: () => void;
}

/** The link of a quest to give away, with the picture that others will see. */
export default function ShareQuest({ onClose }: Props) {
  const { questId, quest, title, route, w } = useQuest();
  const url = new URL(paths.quest(questId), location.origin).href;
  const length = route.km > 0 ? distance(route.km) : "";
  return (
    <ShareSheet
      opened
      onClose={onClose}
      title={w.share.title}
      preview={
        <SharePreview
          picture={<img src={`/cards/quest/${encodeURIComponent(questId)}.png`} alt="" width={1200} height={630} />}
          title={title}
          detail={quest.summary || w.share.detail(w.facts.stops((quest.stops ?? []).length), length)}
        />
      }
      link={{ state: "ready", label: w.share.label, url, title, text: w.share.text(title), qr: w.share.qr }}
    />
  );
}
