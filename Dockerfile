# docker build -t haggle . && docker run --rm -v "$PWD:/src" haggle check /src/Sources/Row.swift
FROM swift:6.3 AS build
RUN apt-get update && apt-get install -y --no-install-recommends \
  libcmark-gfm-dev libcmark-gfm-extensions-dev libxml2-dev make pkg-config && rm -rf /var/lib/apt/lists/*
WORKDIR /haggle
COPY . .
RUN Scripts/release.sh /haggle/dist

FROM debian:stable-slim
RUN apt-get update && apt-get install -y --no-install-recommends \
  git libcmark-gfm0 libcmark-gfm-extensions0 librsvg2-bin libxml2 && rm -rf /var/lib/apt/lists/*
COPY --from=build /haggle/dist/haggle /usr/local/bin/haggle
WORKDIR /src
ENTRYPOINT ["haggle"]
