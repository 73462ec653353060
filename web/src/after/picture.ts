// The table as it lies, as a picture: drawn by the browser itself from the same elements and styles,
// inside an SVG that a canvas can take.

// The longer side, in pixels.
const SIZE = 1280;

async function asData(path: string): Promise<string> {
  const blob = await (await fetch(path)).blob();
  return new Promise((good) => {
    const reader = new FileReader();
    reader.onload = () => good(String(reader.result));
    reader.readAsDataURL(blob);
  });
}

// All rules of the page, with the fonts in them: a picture may ask for nothing.
async function styles(): Promise<string> {
  const all = [...document.styleSheets]
    .flatMap((s) => [...s.cssRules])
    .map((r) => r.cssText)
    .join("\n");
  const fonts = [...new Set([...all.matchAll(/url\("?([^")]*\.woff2)"?\)/g)].map((m) => m[1]))];
  let css = all;
  for (const font of fonts) css = css.replaceAll(font, await asData(font));
  return css;
}

function words(className: string, text: string): HTMLElement {
  const p = document.createElement("p");
  p.className = className;
  p.textContent = text;
  return p;
}

// The table, laid out as on this screen, without what one does at it.
function stage(headline: string, result: string): HTMLElement {
  const root = document.createElement("div");
  root.className = "shared-picture";
  const shelf = document.querySelector(".art-shelf");
  if (shelf) root.append(shelf.cloneNode(true));
  const table = document.querySelector(".table")!.cloneNode(true) as HTMLElement;
  for (const gone of table.querySelectorAll(".sheet, .popover, .ending-veil")) gone.remove();
  const label = document.createElement("div");
  label.className = "shared-words";
  label.append(words("shared-headline", headline), words("shared-result", result));
  root.append(table, label);
  return root;
}

export async function tablePicture(headline: string, result: string): Promise<Blob> {
  const body = new XMLSerializer().serializeToString(stage(headline, result));
  const theme = document.documentElement.dataset.theme ?? "light";
  const css = (await styles()).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const [width, height] = [innerWidth, innerHeight];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" data-theme="${theme}" width="${width}" height="${height}">` +
    `<style>${css}</style><foreignObject width="100%" height="100%">${body}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  const scale = SIZE / Math.max(width, height);
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((good, bad) =>
    canvas.toBlob((b) => (b ? good(b) : bad(new Error("no picture")))),
  );
}
