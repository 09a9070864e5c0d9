#!/bin/sh
# keep-releases.sh FROM TO COMMAND…: adds the releases of this image to those that were served before, then runs the
# command. Open pages still ask for files of older releases, so none is ever taken away.
set -eu
from=$1
to=$2
shift 2
for release in "$from"/*/; do
  name=$(basename "$release")
  current=$name
  [ -d "$to/$name" ] && continue
  cp -r "$release" "$to/.$name.partial-$$"
  mv "$to/.$name.partial-$$" "$to/$name" 2>/dev/null || rm -rf "$to/.$name.partial-$$"
done
# Which of the releases is that of this image, for ops/release/releaseMounted.ts.
printf %s "$current" > "$to/.current-$$"
mv "$to/.current-$$" "$to/current"
exec "$@"
