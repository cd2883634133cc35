#!/bin/sh
# Renders the pictures of the package. See README.md beside this file.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
python=/usr/bin/python3
for tool in blender gcc "$python"; do
  command -v "$tool" >/dev/null || { echo "$tool is missing; see $here/README.md" >&2; exit 1; }
done
"$python" -c 'import numpy, PIL, OpenImageIO' || {
  echo "Python packages are missing; see $here/README.md" >&2
  exit 1
}
work=${SCENE_WORK:-${TMPDIR:-/tmp}/asteria-render}
mkdir -p "$work"
filter=$work/filter.so
if [ ! -f "$filter" ] || [ "$here/denoise/filter.c" -nt "$filter" ]; then
  gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC "$here/denoise/filter.c" -o "$filter" -lm
fi
export SCENE_WORK="$work" SCENE_FILTER="$filter" SCENE_PYTHON="$python"
export PYTHONDONTWRITEBYTECODE=1 PYTHONWARNINGS=ignore OMP_NUM_THREADS=2
exec nice -n 19 "$python" "$here/pipeline/main.py" "$@"
