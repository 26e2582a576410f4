/** Shaders of the circles: one quad an entry, on which disc, rim, ring of slices and count are drawn. */
import { CHARACTERS_MAX, GLYPHS_MAX } from "./columns.ts";

const uniforms = /* glsl */ `\
layout(std140) uniform clusterCircleUniforms {
  float progress;
  float fade;
  float singlePx;
  float strokePx;
  float ringPx;
  float textScale;
  float focused;
  float categories;
  vec4 sizesPx;
  vec4 moreSizesPx;
  vec4 fillColor;
  vec4 singleColor;
  vec4 strokeColor;
  vec4 textColor;
  vec4 focusColor;
  vec4 advances0;
  vec4 advances1;
  vec4 advances2;
  vec4 advances3;
  vec4 category0;
  vec4 category1;
  vec4 category2;
  vec4 category3;
  vec4 category4;
  vec4 category5;
  vec4 category6;
  vec4 category7;
} clusterCircle;
`;

const four = ["advances0", "advances1", "advances2", "advances3"];
const eight = Array.from({ length: 8 }, (_, n) => `category${n}`);
const numbers = ["progress", "fade", "singlePx", "strokePx", "ringPx", "textScale", "focused", "categories"];
const vectors = ["sizesPx", "moreSizesPx", "fillColor", "singleColor", "strokeColor", "textColor", "focusColor", ...four, ...eight];
const uniformTypes: Record<string, "f32" | "vec4<f32>"> = {};
for (const name of numbers) uniformTypes[name] = "f32";
for (const name of vectors) uniformTypes[name] = "vec4<f32>";

/** The uniforms as a shader module of luma.gl. */
export const circleUniforms: { name: "clusterCircle"; vs: string; fs: string; uniformTypes: Record<string, "f32" | "vec4<f32>"> } = {
  name: "clusterCircle",
  vs: uniforms,
  fs: uniforms,
  uniformTypes,
};

/** Interpolates in clip space, because both ends are projected there with the precision of 64 bits. */
export const vertexShader: string = /* glsl */ `\
#version 300 es
#define SHADER_NAME cluster-circle-vertex
in vec3 positions;
in vec3 instancePositions;
in vec3 instancePositions64Low;
in vec3 instanceOrigins;
in vec3 instanceOrigins64Low;
in float instanceSteps;
in vec4 instanceGlyphs0;
in vec4 instanceGlyphs1;
in vec4 instanceRings0;
in vec4 instanceRings1;
out vec2 offsetPx;
flat out float radiusPx;
flat out float sizeStep;
flat out vec4 glyphs0;
flat out vec4 glyphs1;
flat out vec4 rings0;
flat out vec4 rings1;
flat out float isFocused;

float sizePx(int size) {
  if (size == 0) return clusterCircle.singlePx;
  return size < 5 ? clusterCircle.sizesPx[size - 1] : clusterCircle.moreSizesPx[size - 5];
}

void main(void) {
  geometry.worldPosition = instancePositions;
  geometry.pickingColor = picking_getPickingColorFromInstanceID();
  sizeStep = instanceSteps;
  radiusPx = sizePx(int(instanceSteps + 0.5)) / 2.0;
  isFocused = abs(float(gl_InstanceID) - clusterCircle.focused) < 0.5 ? 1.0 : 0.0;
  offsetPx = positions.xy * (radiusPx + 6.0);
  glyphs0 = instanceGlyphs0;
  glyphs1 = instanceGlyphs1;
  rings0 = instanceRings0;
  rings1 = instanceRings1;
  vec4 place = project_position_to_clipspace(instancePositions, instancePositions64Low, vec3(0.0), geometry.position);
  vec4 origin = project_position_to_clipspace(instanceOrigins, instanceOrigins64Low, vec3(0.0));
  gl_Position = mix(origin, place, clusterCircle.progress);
  DECKGL_FILTER_GL_POSITION(gl_Position, geometry);
  gl_Position.xy += project_pixel_size_to_clipspace(offsetPx);
  // The hook that hands the picking colour over is this one, though there is no colour to filter yet.
  vec4 noColor = vec4(0.0);
  DECKGL_FILTER_COLOR(noColor, geometry);
}
`;

/** Draws from the middle outwards: disc, count, ring or rim, focus. Distances are in pixels. */
export const fragmentShader: string = /* glsl */ `\
#version 300 es
#define SHADER_NAME cluster-circle-fragment
precision highp float;
uniform sampler2D glyphAtlas;
in vec2 offsetPx;
flat in float radiusPx;
flat in float sizeStep;
flat in vec4 glyphs0;
flat in vec4 glyphs1;
flat in vec4 rings0;
flat in vec4 rings1;
flat in float isFocused;
out vec4 fragColor;

const float CELLS = ${CHARACTERS_MAX}.0;
const float LETTER = 40.0 / 56.0;

float advanceOf(float glyph) {
  int n = int(glyph + 0.5);
  if (n > 15) return 0.0;
  vec4 row = n < 4 ? clusterCircle.advances0 : n < 8 ? clusterCircle.advances1 : n < 12 ? clusterCircle.advances2 : clusterCircle.advances3;
  return row[n - (n / 4) * 4];
}

float glyphAt(int n) {
  return n < 4 ? glyphs0[n] : glyphs1[n - 4];
}

/** The share of this pixel that a letter covers; a count too wide for the circle is made smaller. */
float ink(float wantedPx) {
  float sum = 0.0;
  for (int n = 0; n < ${GLYPHS_MAX}; n++) sum += advanceOf(glyphAt(n));
  float letterPx = min(wantedPx, (radiusPx - clusterCircle.strokePx) * 1.6 / max(sum, 0.1));
  float x = offsetPx.x + sum * letterPx / 2.0;
  float cellPx = letterPx / LETTER;
  float cover = 0.0;
  for (int n = 0; n < ${GLYPHS_MAX}; n++) {
    float width = advanceOf(glyphAt(n)) * letterPx;
    vec2 inCell = vec2(x - width / 2.0, -offsetPx.y) / cellPx;
    if (width > 0.0 && abs(inCell.x) < 0.5 && abs(inCell.y) < 0.5) {
      cover = max(cover, texture(glyphAtlas, vec2((glyphAt(n) + 0.5 + inCell.x) / CELLS, 0.5 + inCell.y)).a);
    }
    x -= width;
  }
  return cover;
}

vec4 categoryColor(int n) {
  if (n == 0) return clusterCircle.category0;
  if (n == 1) return clusterCircle.category1;
  if (n == 2) return clusterCircle.category2;
  if (n == 3) return clusterCircle.category3;
  if (n == 4) return clusterCircle.category4;
  if (n == 5) return clusterCircle.category5;
  if (n == 6) return clusterCircle.category6;
  return clusterCircle.category7;
}

/** The slice at this angle; slices start at the top and run clockwise. */
int sliceHere() {
  float share = fract(atan(offsetPx.x, offsetPx.y) / 6.283185307 + 1.0);
  for (int n = 0; n < 4; n++) if (share < rings0[n]) return n;
  for (int n = 0; n < 4; n++) if (share < rings1[n]) return n + 4;
  return 7;
}

void main(void) {
  float distancePx = length(offsetPx);
  float focus = isFocused * (1.0 - smoothstep(radiusPx + 5.0, radiusPx + 6.0, distancePx)) * smoothstep(radiusPx + 2.0, radiusPx + 3.0, distancePx);
  float inside = 1.0 - smoothstep(radiusPx - 0.5, radiusPx + 0.5, distancePx);
  if (max(inside, focus) <= 0.0) discard;
  bool single = sizeStep < 0.5;
  vec4 color = single ? clusterCircle.singleColor : clusterCircle.fillColor;
  if (clusterCircle.categories > 0.5 && rings1.w > 0.0) {
    vec4 slice = categoryColor(sliceHere());
    if (single) color = slice;
    else color = mix(color, slice, smoothstep(-0.5, 0.5, distancePx - (radiusPx - clusterCircle.strokePx - clusterCircle.ringPx)));
  }
  color = mix(color, clusterCircle.strokeColor, smoothstep(-0.5, 0.5, distancePx - (radiusPx - clusterCircle.strokePx)));
  if (!single) color = mix(color, clusterCircle.textColor, ink(clusterCircle.textScale * (8.0 + radiusPx * 0.24)) * clusterCircle.textColor.a);
  color.a *= inside;
  color = mix(color, clusterCircle.focusColor, focus);
  fragColor = vec4(color.rgb, color.a * clusterCircle.fade * layer.opacity);
  DECKGL_FILTER_COLOR(fragColor, geometry);
}
`;
