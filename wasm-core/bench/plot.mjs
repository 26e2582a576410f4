/** Bars on a logarithmic scale, as SVG: one group for each row, one bar for each series. */

const WIDTH = 760;
const LABEL = 190;
const BAR = 15;
const COLOURS = ["#0b7285", "#adb5bd", "#dee2e6", "#ffd43b"];

const escaped = (text) => String(text).replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** `groups`: `{ name, bars: [{ name, value }] }`; values over 0, in `unit`. */
export function bars(title, unit, groups) {
  const names = [...new Set(groups.flatMap(({ bars: own }) => own.map(({ name }) => name)))];
  const values = groups.flatMap(({ bars: own }) => own.map(({ value }) => value));
  const [low, high] = [Math.floor(Math.log10(Math.min(...values))), Math.ceil(Math.log10(Math.max(...values)))];
  const x = (value) => LABEL + ((Math.log10(value) - low) / Math.max(1, high - low)) * (WIDTH - LABEL - 80);
  const lines = [];
  for (let power = low; power <= high; power++) {
    lines.push(`<line x1="${x(10 ** power)}" x2="${x(10 ** power)}" y1="52" y2="100%" stroke="#868e96" stroke-opacity=".3"/>`);
    lines.push(`<text x="${x(10 ** power)}" y="48" text-anchor="middle" font-size="11">${10 ** power >= 1 ? 10 ** power : (10 ** power).toFixed(-power)} ${unit}</text>`);
  }
  names.forEach((name, at) => {
    lines.push(`<rect x="${LABEL + at * 150}" y="26" width="10" height="10" fill="${COLOURS[at]}"/><text x="${LABEL + 14 + at * 150}" y="35" font-size="11">${escaped(name)}</text>`);
  });
  let y = 60;
  for (const { name, bars: own } of groups) {
    lines.push(`<text x="${LABEL - 8}" y="${y + (own.length * BAR) / 2 + 4}" text-anchor="end" font-size="12">${escaped(name)}</text>`);
    for (const { name: series, value } of own) {
      const width = Math.max(1, x(value) - LABEL);
      lines.push(`<rect x="${LABEL}" y="${y}" width="${width.toFixed(1)}" height="${BAR - 3}" fill="${COLOURS[names.indexOf(series)]}"/>`);
      lines.push(`<text x="${(LABEL + width + 5).toFixed(1)}" y="${y + 10}" font-size="10">${value < 10 ? value.toPrecision(2) : Math.round(value).toLocaleString("en")}</text>`);
      y += BAR;
    }
    y += 10;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${y}" viewBox="0 0 ${WIDTH} ${y}" font-family="system-ui, sans-serif" fill="currentColor" color="#495057" role="img" aria-label="${escaped(title)}"><rect width="100%" height="100%" fill="#fff"/><text x="10" y="18" font-size="14" font-weight="600">${escaped(title)}</text>${lines.join("")}</svg>\n`;
}
