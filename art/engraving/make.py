#!/usr/bin/python3
"""Plates of one scene file, large and small.   make.py s_rio.py [name ...]   (masters into OUT, the compiled core.c into PLATES)"""
import sys, os, time, json, importlib.util; HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
from engrave import *; from PIL import Image
OUT = os.environ.get('OUT', './out'); os.makedirs(OUT, exist_ok=True)
def put(im, name, kb=700):
    p = f'{OUT}/{name}.webp'; I = Image.fromarray(im); I.save(p, lossless=True, quality=70, method=4); return os.path.getsize(p) // 1024
def plates(name, g, d, small=None):
    e = dict(d.get('e', {})); pitch = e.pop('pitch', 7.6); hero = d.get('hero', 0); he = dict(hero=hero, hw=d.get('hw', .47), hh=d.get('hh', .45)) if hero else {}
    a = 0 if os.environ.get('CARD') else put(engrave(g, d['inks'], pitch, **he, **e), name + '-large'); es = {**e, **d.get('es', {})}; ps = es.pop('pitch', d.get('ps', 9.0)); cg = small or crop(g, d.get('cx', .5), y0=d.get('y0', 0), y1=d.get('y1', 1)); hs = dict(hero=hero, hw=1.5, hh=.34) if hero else {}
    if hero: put(engrave(cg, d['inks'], ps, **es), name + '-card')        # the same 4:5 sheet without the quiet field
    if os.environ.get('CARD'): return 'card'
    b = put(engrave(cg, d['inks'], ps, **hs, **es), name + '-small'); return a, b
if __name__ == '__main__':
    sp = importlib.util.spec_from_file_location('sc', os.path.join(HERE, sys.argv[1])); M = importlib.util.module_from_spec(sp); sp.loader.exec_module(M); pick = sys.argv[2:]; cache = {}
    for name, d in M.SHOTS.items():
        if pick and name not in pick: continue
        t = time.time(); key = d.get('scene', getattr(M, 'scene', None)); 
        if key not in cache: cache.clear(); cache[key] = key()
        s = cache[key]; g = s.shoot(1920, 1200, **d['cam']); sc_ = {**d['cam'], **d.get('small', {})}; sc_['lens'] = sc_.get('lens', 28) * d.get('sz', 1); small = s.shoot(900, 1125, **sc_) if 'small' in d or 'sz' in d else None
        if 'fix' in d: d['fix'](g)
        if d.get('flip'): g = flip(g); small = small and flip(small)
        print(name, plates(name, g, d, small), 'KB', round(time.time() - t), 's', flush=True)
