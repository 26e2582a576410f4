import { useMemo, useState } from "react";
import { useStore } from "zustand";
import type { Activity } from "~/core";
import { newHangoutOf } from "~/routing/hangout-paths";
import type { SavedList } from "~/state/lists";
import { progressOf } from "~/sync/lists/activities";
import { addMissing } from "~/sync/lists/carry-over";
import { isDraft } from "~/sync/lists/drafts";
import { actionsOf } from "~/sync/lists/item-actions";
import { useMeta } from "~/sync/lists/use-meta";
import { useAlsoWants } from "~/sync/overlap/use-also-wants";
import { useCategoryOf } from "~/ui/pictures/use-category";
import { Composer } from "../add/composer";
import { Details } from "../item/details";
import { Board } from "./board";
import { BulkBar } from "./bulk-bar";
import { ConflictNotice } from "./conflict-notice";
import { EmptyList } from "./empty-list";
import { everything, isNarrow, partsOf } from "./filter";
import { Filters } from "./filters";
import { justTicked } from "./just-ticked";
import { ListHead, type ListSlots } from "./list-head";
import classes from "./list-view.module.css";
import { OthersHead } from "./others-head";
import { ProgressLine } from "./progress-line";
import { useAdded } from "./use-added";
import { useChosen } from "./use-chosen";
import { useOpenItem } from "./use-open-item";
import { useRowWiring } from "./use-row-wiring";

interface Props {
  list: SavedList;
  slots: ListSlots;
  columns: boolean;
  /** `true` if it is the reader's; somebody else's is edited along with them. */
  isOwn?: boolean;
}

/** The list of a year, to add to, tick off, put in order and change. */
export function ListView({ list, slots, columns, isOwn = true }: Props) {
  const { activities, year } = list.data;
  const item = useOpenItem();
  const [filter, setFilter] = useState(everything);
  const [isFinding, setFinding] = useState(false);
  const meta = useMeta(list.id);
  const actions = useMemo(() => actionsOf(list.id), [list.id]);
  const { added, add } = useAdded(actions);
  const held = useStore(justTicked);
  const getCategory = useCategoryOf();
  const parts = useMemo(
    () => partsOf(activities, { pinned: meta.pinned, filter, added, held, getCategory }),
    [activities, meta.pinned, filter, added, held, getCategory],
  );
  const choosing = useChosen(activities);
  const open = activities.find(({ id }) => id === item.id);
  const also = useAlsoWants(list);
  const { choose: onChoose } = choosing;
  const { togglePin: onPin } = meta;
  const { open: openItem } = item;
  const wiring = useRowWiring({ list, actions, columns, onOpen: openItem, onChoose, onPin: isOwn ? onPin : undefined });
  const marks = { also, pinned: meta.pinned, chosen: choosing.chosen };
  const { done, total } = progressOf(activities);
  // What is narrowed says so; else the fields are there for who asks for them.
  const hasFilters = isFinding || isNarrow(filter);
  const toggleFilters = (isOpen: boolean) => {
    setFinding(!isOpen);
    if (isOpen) setFilter(everything);
  };
  const showThere = (activity: Activity) => {
    item.leave();
    wiring.onMap?.(activity);
  };
  const carry = (chosen: readonly Activity[]) => void addMissing(chosen, year + 1).then((ok) => ok && choosing.end());

  return (
    <section className={classes.list} aria-labelledby="list-title">
      {isOwn ? (
        <ListHead
          list={list}
          slots={slots}
          onChoose={choosing.begin}
          onCarry={carry}
          find={total > 0 ? { isOpen: hasFilters, toggle: () => toggleFilters(hasFilters) } : undefined}
        />
      ) : (
        <OthersHead list={list} onChoose={choosing.begin} Compare={slots.Compare} />
      )}
      <ProgressLine done={done} total={total} year={year} />
      <ConflictNotice list={list} actions={actions} />
      <Composer listId={list.id} year={year} onWish={add.wish} onPlace={add.place} />
      {hasFilters ? (
        <Filters
          filter={filter}
          onFilter={setFilter}
          found={Object.values(parts).flat().length}
          takesFocus={isFinding}
        />
      ) : null}
      {activities.length === 0 ? (
        <EmptyList onAdd={(title) => void actions.addWish(title)} />
      ) : (
        <Board parts={parts} wiring={wiring} marks={marks} columns={columns} />
      )}
      {choosing.chosen ? (
        <BulkBar
          chosen={activities.filter(({ id }) => choosing.chosen?.has(id))}
          total={activities.length}
          toYear={year + 1}
          actions={actions}
          onCarry={carry}
          onChooseAll={choosing.chooseAll}
          onEnd={choosing.end}
        />
      ) : null}
      <Details
        activity={open}
        also={open && also.get(open.id)}
        happenAt={open && newHangoutOf({ item: open.id, list: list.id })}
        year={year}
        listId={list.id}
        onMap={open?.place ? showThere : undefined}
        actions={actions}
        isDraft={isDraft(list.id)}
        isOwn={isOwn}
        pinned={open ? meta.pinned.includes(open.id) : false}
        onPin={meta.togglePin}
        onClose={item.close}
      />
    </section>
  );
}
