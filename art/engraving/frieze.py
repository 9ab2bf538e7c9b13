"""The six skylines as one sheet, in the plates' inks: 'section-restaurants', both 2 x 3. On the large one they begin right of the quiet field, so that no words cut them."""
import subprocess, sys, os, numpy as np; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from engrave import *; from make import put
I = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../content/pictures/'); TMP = os.environ.get('PLATES', './out'); os.makedirs(TMP, exist_ok=True); N = ['sao-paulo', 'rio', 'brasilia', 'madrid', 'santiago', 'buenos-aires']
def strip(n, w):
    f = f'{TMP}/sk-{n}-{w}.png'; subprocess.check_call(['rsvg-convert', '-w', str(2 * w), I + f'skyline-{n}.svg', '-o', f]); a = cv2.imread(f, cv2.IMREAD_UNCHANGED).astype(np.float32)
    if a.shape[2] == 4: al = a[..., 3:] / 255; a = a[..., :3] * al + rgb('night')[::-1] * (1 - al)
    d = np.abs(a - rgb('night')[::-1]).sum(2); k = cv2.dilate(a, np.ones((2, 2))); a = np.where((cv2.dilate(d, np.ones((2, 2))) > 60)[..., None], k, a); a = cv2.resize(a, (w, round(a.shape[0] * w / a.shape[1])), interpolation=cv2.INTER_AREA)
    return a[..., ::-1]
def sheet(W, H, left, top, gap):
    w = (W - left) // 2; im = np.tile(rgb('night'), (H, W, 1))
    for i, n in enumerate(N): s = strip(n, w); x, y = left + i % 2 * w, top + i // 2 * gap; im[y:y + s.shape[0], x:x + w] = s
    L = np.abs(im - rgb('night')).sum(2) / np.abs(rgb('paper') - rgb('night')).sum(); gold = (im[..., 0] - im[..., 2] > 45) & (L > .12); q = np.round(np.clip(L * 1.9, 0, 1) * 10) / 10; q[gold] = np.round(np.clip(L[gold] * 2.6, 0, 1) * 10) / 10
    col = np.where(gold[..., None], rgb('gold'), rgb('paper')); return np.clip(rgb('night') * (1 - q[..., None]) + col * q[..., None] + .5, 0, 255).astype(np.uint8)
print(put(sheet(1920, 1200, 692, 16, 205), 'section-restaurants-large'), put(sheet(900, 1125, 0, 241, 248), 'section-restaurants-small'))
