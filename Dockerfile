# docker build -t haggle . && docker run --rm -v "$PWD:/src" haggle check Sources/Row.swift
# Both are Ubuntu 24.04: the second has the shared libraries of the versions that the first one linked to. The packages
# of cmark-gfm without headers have these versions in their names.
FROM swift:6.3-noble AS build
RUN apt-get update && apt-get install -y --no-install-recommends \
  libcmark-gfm-dev libcmark-gfm-extensions-dev libxml2-dev make pkg-config w3c-sgml-lib zlib1g-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /haggle
COPY . .
RUN make install DESTDIR=/haggle/installed

FROM ubuntu:noble
RUN apt-get update && apt-get install -y --no-install-recommends \
  git libcmark-gfm-dev libcmark-gfm-extensions-dev librsvg2-bin libxml2 zlib1g && rm -rf /var/lib/apt/lists/*
# What is mounted belongs to somebody else, which keeps git from reading revisions of it.
RUN git config --system --add safe.directory '*'
COPY --from=build /haggle/installed/usr/local /usr/local
WORKDIR /src
ENTRYPOINT ["haggle"]
