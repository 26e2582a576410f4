import { Table } from "@mantine/core";
import { memo } from "react";
import { useLabWords } from "~/ui/words/lab";
import type { Outcome } from "~/workers/lab";
import classes from "./cluster-lab.module.css";
import { figure, megabytes, whole } from "./figure";
import { agreementOf, type Figures, figuresOf, relationOf, type Spread } from "./statistics";

/** Of the line that says what the figures are. It stands outside of what scrolls. */
const ABOUT = "about-figures";

/** Table of all figures, each with the middle half of its rounds and compared with ours. */
export const FiguresTable = memo(function FiguresTable({ outcomes }: { outcomes: readonly Outcome[] }) {
  const w = useLabWords().figures;
  const [own] = outcomes;
  if (!own) return null;
  const ownFigures = figuresOf(own);
  return (
    <>
      <p id={ABOUT} className={classes.quiet}>
        {w.caption}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={classes.scroll} aria-label={w.table} tabIndex={0}>
        <Table className={classes.table} aria-describedby={ABOUT}>
          <Table.Thead>
            <Table.Tr>
              {w.columns.map((column) => (
                <Table.Th key={column} scope="col">
                  {column}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {outcomes.map((outcome) => (
              <Row key={outcome.contender.name} outcome={outcome} own={own} ownFigures={ownFigures} />
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </>
  );
});

interface RowProps {
  outcome: Outcome;
  own: Outcome;
  ownFigures: Figures | undefined;
}

function Row({ outcome, own, ownFigures }: RowProps) {
  const words = useLabWords();
  const w = words.figures;
  const { contender, version, inputMs, entries, end, unfinished } = outcome;
  const figures = figuresOf(outcome);
  const isOwn = outcome === own;
  const cell = (name: "buildMs" | "firstPassMs" | "passUs" | "viewP50Us" | "viewP99Us") =>
    figures && <Cell spread={figures[name]} own={isOwn ? undefined : ownFigures?.[name]} />;
  const agreement = isOwn ? undefined : agreementOf(own.entries, entries);
  // Somebody who was stopped while views were asked for has still built.
  const built = unfinished?.buildMs;
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {words.names[contender.name]}
        <small>{`${contender.library} ${version ?? ""}`}</small>
        {end && end.kind !== "done" ? <small className={classes.ended}>{w.ends(end, unfinished)}</small> : null}
        {figures?.isCold ? <small>{w.cold}</small> : null}
      </Table.Th>
      <Table.Td>{w.forms[contender.form]}</Table.Td>
      <Table.Td>{cell("buildMs") ?? (built === undefined ? w.unknown : figure(built))}</Table.Td>
      <Table.Td>{cell("passUs") ?? w.unknown}</Table.Td>
      <Table.Td>{cell("viewP50Us") ?? w.unknown}</Table.Td>
      <Table.Td>{cell("viewP99Us") ?? w.unknown}</Table.Td>
      <Table.Td>{cell("firstPassMs") ?? w.unknown}</Table.Td>
      <Table.Td>{inputMs === undefined ? w.unknown : figure(inputMs)}</Table.Td>
      <Table.Td>{figures?.bytes === undefined ? w.untold : megabytes(figures.bytes)}</Table.Td>
      <Table.Td>
        {isOwn && entries ? w.entries(whole(entries.reduce((sum, count) => sum + count, 0))) : null}
        {agreement ? w.agreement(agreement.same, agreement.of) : null}
      </Table.Td>
    </Table.Tr>
  );
}

function Cell({ spread: { median, q1, q3 }, own }: { spread: Spread; own: Spread | undefined }) {
  const words = useLabWords();
  const relation = own && relationOf(median, own.median);
  return (
    <>
      {figure(median)}
      {relation ? <small className={classes.relation}>{words.relation(relation)}</small> : null}
      <small>{`${figure(q1)}–${figure(q3)}`}</small>
    </>
  );
}
