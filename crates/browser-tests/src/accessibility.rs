//! What keeps somebody out: looked for in the page itself.

/// A script that returns a list of faults: controls without a name, too small for a finger, letters that can't be read,
/// an order of focus that is not the order of reading.
pub const CHECK: &str = r#"
const faults = [];
// What moves is looked at where it comes to rest.
for (const motion of document.getAnimations()) {
  if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
}
const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const about = (one) => one.outerHTML.replace(/\s+/g, ' ').slice(0, 160);

if (!document.documentElement.lang) faults.push('the page does not say its language');
if (!document.title) faults.push('the page has no title');
if (document.querySelectorAll('h1').length !== 1) faults.push('a page has one h1, not ' + document.querySelectorAll('h1').length);
if (!document.querySelector('main')) faults.push('the page has no main part');

const ids = [...document.querySelectorAll('[id]')].map((one) => one.id);
for (const id of new Set(ids.filter((id, at) => ids.indexOf(id) !== at))) faults.push('the id ' + id + ' stands twice');

const named = (one) => {
  const by = one.getAttribute('aria-labelledby');
  const label = one.getAttribute('aria-label')
    || (by && by.split(' ').map((id) => document.getElementById(id)?.textContent || '').join(' '))
    || [...(one.labels || [])].map((label) => label.textContent).join(' ')
    || (/^(INPUT|SELECT|TEXTAREA)$/.test(one.tagName) ? '' : one.textContent)
    || [...one.querySelectorAll('img[alt]')].map((image) => image.alt).join(' ')
    || one.getAttribute('title') || '';
  return label.trim() !== '';
};
const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=button], [tabindex="0"]')].filter(shown);
for (const one of controls) {
  if (!named(one)) faults.push('no name: ' + about(one));
  if (one.tabIndex > 0) faults.push('jumps the order of focus: ' + about(one));
}
for (const one of document.querySelectorAll('svg[role=img], img')) {
  const name = one.tagName === 'IMG' ? one.hasAttribute('alt') : one.getAttribute('aria-label') || one.querySelector('title');
  if (!name) faults.push('a picture without words: ' + about(one));
}
for (const one of document.querySelectorAll('[aria-hidden=true]')) {
  if ([...one.querySelectorAll('a[href], button, input')].some(shown)) faults.push('a hidden part has a control: ' + about(one));
}

// Signs inside of sentences may be smaller, as their line is the finger's target.
const small = (one) => one.matches('.rule-link, .piece-link, .skip, p a, li a.inline-link') || one.closest('label')?.offsetHeight >= 44;
for (const one of controls.filter((one) => !small(one))) {
  const box = one.getBoundingClientRect();
  if (box.width && box.height && (box.height < 43.5 || box.width < 43.5)) {
    faults.push(`only ${Math.round(box.width)}×${Math.round(box.height)}: ` + about(one));
  }
}

// Contrast of letters with what lies behind them, where that is one colour.
const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const colour = (text) => {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
  return [r, g, b, a / 255];
};
const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
const light = ([r, g, b]) => [r, g, b].map((c) => c / 255).map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  .reduce((sum, c, at) => sum + c * [0.2126, 0.7152, 0.0722][at], 0);
const behind = (one) => {
  const layers = [];
  for (let at = one; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.backgroundImage !== 'none') return null;
    const back = colour(style.backgroundColor);
    if (back[3] > 0) layers.push(back);
    if (back[3] === 1) return layers.reverse().reduce((below, above) => over(above, below));
  }
  return layers.reverse().reduce((below, above) => over(above, below), [255, 255, 255, 1]);
};
const seen = new Set();
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const one = walker.currentNode.parentElement;
  if (!walker.currentNode.textContent.trim() || seen.has(one) || !shown(one)) continue;
  seen.add(one);
  if (one.closest('.hidden-words, .skip, [disabled], svg, script, style, noscript, option')) continue;
  const style = getComputedStyle(one);
  const back = behind(one);
  if (!back) continue;
  let alpha = 1;
  for (let at = one; at; at = at.parentElement) alpha *= Number(getComputedStyle(at).opacity);
  const front = colour(style.color);
  const [a, b] = [light(over([...front.slice(0, 3), front[3] * alpha], back)), light(back)].sort((x, y) => y - x);
  const ratio = (a + 0.05) / (b + 0.05);
  const size = parseFloat(style.fontSize);
  const large = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700);
  if (ratio < (large ? 2.99 : 4.49)) faults.push(`contrast ${ratio.toFixed(2)}: ` + about(one));
}
return [...new Set(faults)];
"#;
