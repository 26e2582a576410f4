import { Button, Table } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { locale } from "~/ui/words";
import { useLabWords } from "~/ui/words/lab";
import type { Measurement } from "~/workers/lab";
import classes from "./cluster-lab.module.css";
import { reportOf, slowest, spreadOf } from "./report";
import type { Runs } from "./use-runs";

/** The figures as bars, as a table, and as a file. */
export function Results({ runs: { results, settings, failure } }: { runs: Runs }) {
  const w = useLabWords().figures;
  if (failure) {
    return (
      <p className={classes.problem} role="alert">
        {w.ended(failure)}
      </p>
    );
  }
  if (!settings || results.length === 0) {
    return <p className={classes.quiet}>{w.none}</p>;
  }
  return (
    <>
      <div className={classes.charts}>
        <Bars title={w.build} unit="ms" results={results} values={({ buildMs }) => buildMs} />
        <Bars title={w.view} unit="µs" results={results} values={({ viewUs }) => viewUs} />
      </div>
      <Agreement results={results} />
      <Figures results={results} />
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => {
          const machine = { userAgent: navigator.userAgent, cores: navigator.hardwareConcurrency };
          save(reportOf(results, settings, machine, new Date()));
        }}
      >
        {w.save}
      </Button>
    </>
  );
}

interface BarsProps {
  title: string;
  unit: string;
  results: readonly Measurement[];
  values: (result: Measurement) => number[];
}

/** One bar a clusterer; the table below says the same. */
function Bars({ title, unit, results, values }: BarsProps) {
  const w = useLabWords();
  const medians = results.map((result) => spreadOf(values(result)).median);
  const most = Math.max(...medians);
  const slow = slowest(medians);
  return (
    <figure className={classes.chart}>
      <figcaption>
        <span>{title}</span>
        {slow ? (
          <span className={classes.slow}>
            <strong>{slow.times}</strong>
            {w.figures.asLong(results[slow.at]?.contender ?? "")}
          </span>
        ) : null}
      </figcaption>
      {results.map(({ contender }, at) => (
        <div key={contender} className={classes.bar} data-contender={contender}>
          <span className={classes.name}>{w.names[contender]}</span>
          <span className={classes.track}>
            <span style={{ width: `${(100 * (medians[at] ?? 0)) / most}%` }} />
          </span>
          <span className={classes.value}>
            {figure(medians[at] ?? 0)} {unit}
          </span>
        </div>
      ))}
    </figure>
  );
}

/** Whether the clusterers gave as many entries: a fast wrong answer is none. */
function Agreement({ results }: { results: readonly Measurement[] }) {
  const w = useLabWords();
  if (results.length < 2) return null;
  const same = new Set(results.map(({ entries }) => entries)).size === 1;
  return (
    <p className={classes.quiet}>
      {same
        ? w.figures.agree((results[0]?.entries ?? 0).toLocaleString(locale()))
        : w.figures.disagree(
            results
              .map(({ contender, entries }) => w.figures.gave(w.names[contender], entries.toLocaleString(locale())))
              .join(", "),
          )}
    </p>
  );
}

function Figures({ results }: { results: readonly Measurement[] }) {
  const w = useLabWords();
  const cell = (values: number[]) => {
    const { median, least, most } = spreadOf(values);
    return `${figure(median)} (${figure(least)}–${figure(most)})`;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={classes.scroll} aria-label={w.figures.table} tabIndex={0}>
      <Table className={classes.table}>
        <Table.Caption>{w.figures.caption(results[0]?.buildMs.length ?? 0)}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {w.figures.columns.map((column) => (
              <Table.Th key={column} scope="col">
                {column}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {results.map(({ contender, version, points, buildMs, viewUs }) => (
            <Table.Tr key={contender}>
              <Table.Th scope="row">
                {w.names[contender]} {version}
              </Table.Th>
              <Table.Td>{points.toLocaleString(locale())}</Table.Td>
              <Table.Td>{cell(buildMs)}</Table.Td>
              <Table.Td>{cell(viewUs)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

function figure(value: number): string {
  return value.toLocaleString(locale(), { maximumSignificantDigits: 3 });
}

function save(report: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(report, null, 2)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: "yonder-clustering.json" });
  link.click();
  URL.revokeObjectURL(url);
}
