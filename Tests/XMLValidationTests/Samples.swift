/// A figure and a page without a fault, for tests to damage.
enum Samples {
  static let figure = """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" id="f" \
    width="300" height="120.5" viewBox="0 0 300 120.5" role="img" aria-labelledby="f-title f-desc">
    <title id="f-title">Two columns</title>
    <desc id="f-desc">A grid that answers more than it was offered.</desc>
    <style type="text/css">
    #f .node{fill:#fff;stroke-width:1.5}
    @media (prefers-color-scheme: dark) {
    #f .node{fill:url(#f-hatch)}
    }
    </style>
    <defs>
    <pattern id="f-hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path d="M0 0L4 0" stroke="#888"/>
    </pattern>
    <linearGradient id="f-fade"><stop offset="0" stop-color="#000"/>\
    <stop offset="100%" stop-color="#fff"/></linearGradient>
    <clipPath id="f-clip"><rect width="100" height="40"/></clipPath>
    </defs>
    <g class="node" data-node="n1" data-step="3" aria-label="HStack" transform="translate(10 20) scale(2)">
    <rect x="-0.5" y="1" width="85.3333" height="20" rx="4" fill="none" stroke="#0969da" stroke-dasharray="6 4"/>
    <g data-node="n2" clip-path="url(#f-clip)" opacity="0.5">
    <path class="shape" d="M0 0L10.5 -3H4V0.3333Q1 2 3 4C1 2 3 4 5 6A5 6 0 0 1 7 8Z"/>
    <circle cx="1" cy="2" r="3" fill="url(#f-fade)"/>
    <ellipse rx="3" ry="4"/>
    <line x1="0" y1="0" x2="10" y2="0" stroke="currentColor" stroke-linecap="round"/>
    <polygon points="0,0 10,0 5,5"/>
    </g>
    <text x="4" y="15" text-anchor="middle" textLength="60" lengthAdjust="spacingAndGlyphs" font-size="12" letter-spacing="-0.25" \
    style="paint-order: stroke; stroke: white">85.3 × 20 &lt; ∞<tspan dx="2">!</tspan></text>
    <image width="2" height="2" xlink:href="data:image/png;base64,iVBORw0KGgo="/>
    <use xlink:href="#f-mark"/>
    </g>
    <g data-node="n2" data-call="c3"><rect id="f-mark" width="1" height="1"/></g>
    </svg>
    """

  static let page = """
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
    <head>
    <meta charset="utf-8"/>
    <title>Two columns</title>
    <link rel="stylesheet" href="style.css"/>
    <script src="player.js"></script>
    </head>
    <body>
    <h1 id="top">Two columns</h1>
    <p><a href="#step-1">First step</a> <a href="other.html#top">Other</a> <a href="#step%2D1">again</a></p>
    <figure id="step-1" aria-labelledby="caption">
    \(inlineFigure)
    <figcaption id="caption">A grid.</figcaption>
    </figure>
    <label for="width">Width</label><input id="width" type="range"/>
    <img src="thumb.png" alt="Thumbnail"/>
    </body>
    </html>
    """

  /// The figure without an XML declaration, as it is in a page.
  static var inlineFigure: String { figure.split(separator: "\n").dropFirst().joined(separator: "\n") }
}
