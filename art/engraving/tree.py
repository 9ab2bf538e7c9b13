"""Home's fig tree, as lines alone: four sheets of one size below one another in fig-tree-lines.svg, in the order in which it is drawn
(outlines, hatch, leaves, figs and the aerial root that goes on as the page's gold rule); and fig-root.svg, where that rule begins again.   tree.py, into OUT"""
import sys, os, math; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from engrave import *
OUT = os.environ.get('OUT', './out'); os.makedirs(OUT, exist_ok=True); W, H, S = 1200, 1080, 1.0; RULE = 150   # the gold root's place from the left
def scene():
    s = Scene(sky=(.02, .01), amb=.5, aod=3, ao=6); mats(s); m = s.mat; m('bark', .62, 'ring', None, tex=grain(2.0, .3), pitch=1); T = tree3(9, 1500, 5.1, 3.4, 2.75, 6.0, trunks=5, spread=.42, h=2.9, top=.5, D=.30, lo=-.45); put_tree(s, T, 'bark', rmin=.03); rr = random.Random(4)
    for k in range(31):                                              # buttress roots, from the trunk's flanks out over the ground
        a = k * 6.283 / 31 + rr.uniform(-.09, .09); L = rr.uniform(.9, 2.6); d = np.array((math.cos(a), math.sin(a), 0)); e = np.array((-math.sin(a), math.cos(a), 0)); b = rr.uniform(-.45, .45); up = rr.uniform(1.0, 1.9); q = np.linspace(0, 1, 18)
        s.tube([d * (.62 + .16 * min(1, t * 6) + L * t ** 1.7) + e * b * L * t * t * .6 + np.array((0, 0, up * (1 - t) ** 2.4 - .03)) for t in q], [.23 * min(1, .15 + t * 4) * (1 - t) ** .8 + .006 for t in q], 'bark', 10)
    s.leaves = leaf_list(T, (0, 0, 0), 1750, .25, .37, figs=75, seed=8, zmin=3.2, tip=4.5, tol=.5); s.sun((-.55, -.6, .75), 1.25); return s, T
def smooth(q, n): return q[np.r_[np.arange(0, len(q) - 1, n), len(q) - 1]]
def path(p, close=False, k=2):
    p = [(round(x * k), round(y * k)) for x, y in p]; (x, y), t = p[0], f'M{p[0][0]} {p[0][1]}l'
    for a, b in p[1:]:
        if (a, b) != (x, y): t += f'{a - x} {b - y} '; x, y = a, b
    return t.strip().replace(' -', '-') + ('z' if close else '')
def runs(p, ok, least=2):
    """the parts of a line that are seen"""
    k, out = 0, []
    while k < len(p):
        if not ok[k]: k += 1; continue
        j = k
        while j < len(p) and ok[j]: j += 1
        if j - k >= least: out.append(p[k:j])
        k = j
    return out
def dense(p, step=1.5):
    p = np.asarray(p, float); d = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]; t = np.linspace(0, d[-1], max(2, int(d[-1] / step))); return np.stack([np.interp(t, d, p[:, 0]), np.interp(t, d, p[:, 1])], 1)
def at(B, p, off=-1): x, y = np.round(p[:, 0]).astype(int), np.round(p[:, 1]).astype(int); i = (x >= 0) & (y >= 0) & (x < W) & (y < H); return np.where(i, B[np.clip(y, 0, H - 1), np.clip(x, 0, W - 1)], off)
def thin(p, tol): q = cv2.approxPolyDP(np.asarray(p, np.float32)[:, None], tol, False)[:, 0]; return q if len(q) > 1 else np.asarray(p)[[0, -1]]
s, T = scene(); g = s.shoot(W, H, eye=(0, -24, 2.6), at=(0, 0, 4.25), lens=70)
wood = g['mat'] >= 0; ids = np.zeros((H, W), np.int32); shapes = []     # leaves from far to near, each with a number in ids
for l, (x, y, z) in zip(s.leaves, g['proj'](np.array([l['p'] for l in s.leaves]))):
    if not (0 <= x < W and 0 <= y < H) or g['dep'][int(y), int(x)] < np.linalg.norm(l['p'] - g['E']) - l['tol']: continue
    shapes.append((z, x, y, l))
shapes.sort(key=lambda q: ('fig' in q[3], -q[0])); drawn = []
for n, (z, x, y, l) in enumerate(shapes, 1):
    e = g['proj'](np.array([l['p'] + l['d'] * 1e-2]))[0]; a = math.atan2(e[1] - y, e[0] - x); ln = l['L'] / z * (H / 2) / g['ty']
    if 'fig' in l: t = np.linspace(0, 2 * math.pi, 13); r = ln * .42; out = np.stack([x + r * .92 * np.sin(t) * (1 - .18 * np.cos(t)), y + r * 1.05 - r * 1.05 * np.cos(t)], 1); mid = None
    else:
        w = ln * .29; c, q = math.cos(a), math.sin(a); t = np.linspace(0, 1, 6); prof = w * np.sin(math.pi * t ** .8) ** .9 * (1 - .25 * t); bend = l['b'] * ln * t * (1 - t); u = ln * t
        up = np.stack([x + u * c - (prof + bend) * q, y + u * q + (prof + bend) * c], 1); dn = np.stack([x + u * c - (-prof + bend) * q, y + u * q + (-prof + bend) * c], 1); mid = np.stack([x + u * c - bend * q, y + u * q + bend * c], 1); out = np.r_[up, dn[::-1][1:]]
    cv2.fillPoly(ids, [np.round(out * 16).astype(np.int32)], n, cv2.LINE_8, 4); drawn.append((n, l, out, mid, ln))
own = cv2.dilate(ids.astype(np.float32), np.ones((3, 3))).astype(np.int32)   # the greatest number near: a nearer leaf
leaves, figs = [[], []], []
for n, l, out, mid, ln in drawn:
    if (ids == n).sum() < 14: continue
    if 'fig' in l: figs.append(path(out[:-1], True)); continue
    k = 0 if l['l'] > .52 else 1; see = lambda p: at(own, p) <= n
    for q in [np.r_[out, out[:1]], mid[:5]]: d = dense(q); leaves[k] += [path(thin(r, .5), k=1) for r in runs(d, see(d), 3)]
    side = out[:6] if l['side'] > 0 else out[5:][::-1]
    if ln > 13 and k == 0:
        for f in (.34, .62): i, j = mid[int(f * 5)] * (1 - (f * 5) % 1) + mid[int(f * 5) + 1] * ((f * 5) % 1), side[min(5, int(f * 5) + 1)]; d = dense([i, i + (j - i) * .8]); leaves[k] += [path(r[[0, -1]], k=1) for r in runs(d, see(d), 3)]
# outlines of the wood where they are seen
rim = []
for o in np.unique(g['obj'][wood]):
    cs, _ = cv2.findContours(((g['obj2'] == o) & (g['mat2'] >= 0)).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    for c in cs:
        c = c[:, 0] / 2.0
        if len(c) < 24: continue
        p = np.c_[np.convolve(np.r_[c[-2:, 0], c[:, 0], c[:2, 0]], np.ones(5) / 5, 'valid'), np.convolve(np.r_[c[-2:, 1], c[:, 1], c[:2, 1]], np.ones(5) / 5, 'valid')]; inner = (p[:, 0] > 2) & (p[:, 0] < W - 3) & (p[:, 1] < H - 3); near = at(cv2.erode(np.where(wood, g['dep'], 99), np.ones((3, 3))), p, 99) > at(cv2.erode(np.where(g['obj'] == o, g['dep'], 99), np.ones((3, 3))), p, 0) - .25
        rim += [path(thin(r, .6)) for r in runs(p, inner & near & (at(ids, p) == 0), 6)]
# the hatch
t = tone(g, 1.0, local=.3); h = halo(g, 2); cov = np.where(h | (cv2.dilate(ids.astype(np.float32), np.ones((5, 5))) > 0) | ~wood, 0, np.interp(t, [0, .1, .5, 1], [0, .08, .4, .82])); reg = region(g); P = lines(W, H, g['th'], reg, g['pitch'] * 6.6, cov.astype(np.float32), minw=.12); hatch = []; li = P[:, 3].astype(int)
for p in np.split(P, np.nonzero(np.diff(li))[0] + 1):
    for r in runs(p, (p[:, 2] > .2) & (at(cov, p[:, :2]) > 0), 4):
        q = smooth(r, max(2, len(r) // 5)); d = np.gradient(q[:, :2], axis=0); nn = np.stack([-d[:, 1], d[:, 0]], 1) / (np.linalg.norm(d, axis=1, keepdims=True) + 1e-6); w = q[:, 2:3]; w[0] = w[-1] = 0; hatch.append(path(np.r_[q[:, :2] + nn * w, (q[:, :2] - nn * w)[1:-1][::-1]], True))
# aerial roots: from twigs of the lower crown; the gold one leaves the sheet at RULE
rr = random.Random(6); hang = []; tips = g['proj'](np.array([T[0][i] for i in range(len(T[0])) if T[2][i] < 2.5 * min(T[2]) and T[0][i][2] > 3.2]))
low = sorted((q for q in tips if abs(q[0] - W / 2) > 190 and q[0] > RULE + 30 and 420 < q[1] < 720), key=lambda q: q[0])
for q in low[::max(1, len(low) // 13)]: L = rr.uniform(70, 240); b = rr.uniform(-5, 5); d = dense([(q[0] + b * math.sin(3 * t), q[1] + L * t) for t in np.linspace(0, 1, 9)]); hang += [path(thin(r, .5)) for r in runs(d, (at(ids, d) == 0) & ~at(wood, d, False).astype(bool) & (d[:, 1] < H - 90), 8)]
x0, y0 = min(((q[0], q[1]) for q in tips if q[1] > 380), key=lambda q: abs(q[0] - RULE)); gold = [(x0 + (RULE - x0) * (1 - (1 - t) ** 3) + 5 * math.sin(7 * t) * (1 - t), y0 + (H - y0) * t) for t in np.linspace(0, 1, 24)]; d = dense(gold); root = [path(thin(r, .4)) for r in runs(d, (at(ids, d, 0) == 0), 4)]
ground = []
for k in range(46): y = H - 96 + 88 * (k / 46) ** 1.2; L = rr.uniform(40, 240) * (1 - .3 * k / 46); x = W / 2 + rr.gauss(0, 200); p = dense([(x - L / 2, y), (x + L / 2, y)]); ground += [path(r[[0, -1]]) for r in runs(p, ~at(cv2.dilate(wood.astype(np.uint8), np.ones((7, 7))), p, 0).astype(bool) & (p[:, 0] > 40) & (p[:, 0] < W - 40), 12)]
HAIR = f'<path stroke="{PAL["gold"]}" stroke-width="1" vector-effect="non-scaling-stroke"'      # as thin as the page's rule
def sheet(k, *parts): return f'<g transform="translate(0 {k * H * 2})">' + ''.join(parts) + '</g>'
L = lambda d, w, more='': f'<path d="{"".join(d)}" stroke-width="{w}"{more}/>'
svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{W}" height="{H * 4}" viewBox="0 0 {W * 2} {H * 8}" fill="none" stroke="{PAL["paper"]}" stroke-linecap="round" stroke-linejoin="round">' + sheet(0, L(rim, 3.4), L(hang, 2.6)) + sheet(1, f'<path d="{"".join(hatch)}" fill="{PAL["paper"]}" stroke="none"/>', L(ground, 2.2, ' opacity=".5"')) + sheet(2, L(leaves[1], 1.1, ' opacity=".55" transform="scale(2)"'), L(leaves[0], 1.2, ' transform="scale(2)"')) + sheet(3, f'<path d="{"".join(figs)}" fill="{PAL["gold"]}" stroke="none"/>', HAIR + f' d="{"".join(root)}"/>') + '</svg>'
# the root's other end: 80 wide, the rule leaves it in the middle
def wavy(x0, y0, L, dx, amp, f): return path([(x0 + dx * t ** 1.4 + amp * math.sin(f * t) * (1 - t), y0 + L * t) for t in np.linspace(0, 1, 14)])
end = wavy(40, 0, 160, 0, 7, 8) + wavy(44, 18, 96, 17, 3, 7) + wavy(36, 44, 74, -20, 3, 6) + wavy(42, 78, 52, 9, 2, 6) + wavy(30, 0, 60, -3, 4, 7) + wavy(54, 0, 40, 4, 3, 7)
open(OUT + '/fig-root.svg', 'w').write(f'<svg xmlns="http://www.w3.org/2000/svg" width="80" height="160" viewBox="0 0 160 320" fill="none" stroke-linecap="round">{HAIR} d="{end}"/></svg>')
open(OUT + '/fig-tree-lines.svg', 'w').write(svg); print(len(svg) // 1024, 'KB', len(rim), len(hatch), [len(q) for q in leaves], len(figs))
