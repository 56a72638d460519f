# docker build -t haggle . && docker run --rm -v "$PWD:/src" haggle check /src/Sources/Row.swift
# Both are Ubuntu 24.04: the second has the shared libraries of the versions that the first one linked to. The packages
# of cmark-gfm without headers have these versions in their names.
FROM swift:6.3-noble AS build
RUN apt-get update && apt-get install -y --no-install-recommends \
  libcmark-gfm-dev libcmark-gfm-extensions-dev libxml2-dev make pkg-config && rm -rf /var/lib/apt/lists/*
WORKDIR /haggle
COPY . .
RUN Scripts/release.sh /haggle/dist

FROM ubuntu:noble
RUN apt-get update && apt-get install -y --no-install-recommends \
  git libcmark-gfm-dev libcmark-gfm-extensions-dev librsvg2-bin libxml2 && rm -rf /var/lib/apt/lists/*
COPY --from=build /haggle/dist/haggle /usr/local/bin/haggle
WORKDIR /src
ENTRYPOINT ["haggle"]
