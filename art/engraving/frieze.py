"""The six skylines as one sheet, in the plates' inks: 'section-restaurants', both 2 x 3: one below the other they would cover each other."""
import subprocess, sys, os, numpy as np; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from engrave import *; from make import put
I = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../src/content/images/'); TMP = os.environ.get('PLATES', './out'); os.makedirs(TMP, exist_ok=True); N = ['sao-paulo', 'rio', 'brasilia', 'madrid', 'santiago', 'buenos-aires']
def strip(n, w):
    f = f'{TMP}/sk-{n}-{w}.png'; subprocess.check_call(['rsvg-convert', '-w', str(2 * w), I + f'skyline-{n}.svg', '-o', f]); a = cv2.imread(f, cv2.IMREAD_UNCHANGED).astype(np.float32)
    if a.shape[2] == 4: al = a[..., 3:] / 255; a = a[..., :3] * al + rgb('night')[::-1] * (1 - al)
    d = np.abs(a - rgb('night')[::-1]).sum(2); k = cv2.dilate(a, np.ones((2, 2))); a = np.where((cv2.dilate(d, np.ones((2, 2))) > 60)[..., None], k, a); a = cv2.resize(a, (w, round(a.shape[0] * w / a.shape[1])), interpolation=cv2.INTER_AREA)
    return a[..., ::-1]
def sheet(W, H, cols):
    w = W // cols; im = np.tile(rgb('night'), (H, W, 1)); rows = 6 // cols
    for i, n in enumerate(N): s = strip(n, w); gap = min(H / rows, 1.7 * s.shape[0]); y = int(H / 2 + (i // cols + .5 - rows / 2) * gap - s.shape[0] * .5); x = (i % cols) * w; a, b = max(0, y), min(H, y + s.shape[0]); im[a:b, x:x + w] = s[a - y:b - y]
    L = np.abs(im - rgb('night')).sum(2) / np.abs(rgb('paper') - rgb('night')).sum(); gold = (im[..., 0] - im[..., 2] > 45) & (L > .12); q = np.round(np.clip(L * 1.9, 0, 1) * 10) / 10; q[gold] = np.round(np.clip(L[gold] * 2.6, 0, 1) * 10) / 10
    col = np.where(gold[..., None], rgb('gold'), rgb('paper')); return np.clip(rgb('night') * (1 - q[..., None]) + col * q[..., None] + .5, 0, 255).astype(np.uint8)
print(put(sheet(1920, 1200, 2), 'section-restaurants-large'), put(sheet(900, 1125, 2), 'section-restaurants-small'))
