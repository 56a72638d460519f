/// The rules by which views answer and place, as articles name them: `rule:lazy-grid`.
struct LayoutRule {
  /// The name in links, which is also its id on the page of rules.
  let name: String
  let title: String
  /// The views and modifiers that follow it.
  let names: [String]
  /// What it does, in a sentence or two.
  let text: String
  /// The scenario that shows it best, if the site has it; `nil` for the one with the fewest views.
  var scenario: String?
}

enum LayoutRuleCatalog {
  static let rules = [
    LayoutRule(
      name: "stack", title: "Stacks", names: ["HStack", "VStack"],
      text:
        "Asks each subview how far it can shrink and grow, and then offers the least flexible one its equal share of "
        + "what is left. What it does not take goes to the next.",
      scenario: "lazy-grids/the-same-in-a-row"),
    LayoutRule(
      name: "z-stack", title: "Layers", names: ["ZStack"],
      text: "Hands its proposal to every layer and is as large as the largest of them, aligned."),
    LayoutRule(
      name: "lazy-grid", title: "Lazy grids", names: ["LazyVGrid", "LazyHGrid"],
      text:
        "Takes off the spacing and the fixed tracks and gives every other track in turn an equal share of the rest, "
        + "held between its minimum and maximum. It does so once for its answer, and once more, from that answer, to "
        + "place its cells.",
      scenario: "lazy-grids/two-flexible-minimums"),
    LayoutRule(
      name: "lazy-stack", title: "Lazy stacks", names: ["LazyVStack", "LazyHStack"],
      text:
        "Takes the length it is proposed across its axis, or its first subview's where nothing is proposed, and asks its "
        + "subviews for their ideal length along it. Those it has not made count as long as the others on average.",
      scenario: "scrolling/rows-on-demand"),
    LayoutRule(
      name: "grid", title: "Grids", names: ["Grid", "GridRow"],
      text: "Sets its columns by what the cells of all rows answer, and shares the rest among those that can use it."),
    LayoutRule(
      name: "fixed-frame", title: "Fixed frames", names: ["frame"],
      text: "Proposes the lengths it names, and its own proposal on an axis without one. It answers the named lengths, "
        + "whatever the view inside answers, and aligns it.",
      scenario: "modifier-order/two-frames"),
    LayoutRule(
      name: "flexible-frame", title: "Flexible frames", names: ["frame"],
      text: "Clamps its proposal between minimum and maximum, proposes that, and answers it within the same limits.",
      scenario: "aspect-ratio/one-bound-or-two"),
    LayoutRule(
      name: "padding", title: "Padding", names: ["padding"],
      text: "Takes its insets off the proposal and adds them to the answer.",
      scenario: "modifier-order/frame-and-padding"),
    LayoutRule(
      name: "secondary", title: "Backgrounds and overlays", names: ["background", "overlay"],
      text: "Answers what the view itself answers, and proposes exactly that to the second view.",
      scenario: "modifier-order/background-and-padding"),
    LayoutRule(
      name: "aspect-ratio", title: "Aspect ratios", names: ["aspectRatio", "scaledToFit", "scaledToFill"],
      text: "Bends the proposal to its ratio, to fit or to fill, and answers what the view inside makes of it.",
      scenario: "aspect-ratio/ratio-with-a-number"),
    LayoutRule(
      name: "fixed-size", title: "Fixed sizes", names: ["fixedSize"],
      text: "Proposes nothing on its axes, so that the view inside answers its ideal length."),
    LayoutRule(
      name: "offset", title: "Offsets", names: ["offset"],
      text: "Draws elsewhere. Proposal, answer and place stay as they were."),
    LayoutRule(
      name: "position", title: "Positions", names: ["position"],
      text: "Takes what it is proposed and puts the middle of the view inside on a point of that."),
    LayoutRule(
      name: "layout-priority", title: "Layout priorities", names: ["layoutPriority"],
      text: "Lets a stack serve a view before those of lower priority, which only keep their minimum until then."),
    LayoutRule(
      name: "alignment-guide", title: "Alignment guides", names: ["alignmentGuide"],
      text: "Changes where a view says its guide is. Containers align the guides, and views move with them."),
    LayoutRule(
      name: "greedy", title: "Greedy views", names: ["Color", "Rectangle", "RoundedRectangle", "Capsule"],
      text: "Answers whatever is proposed, and 10 where nothing is."),
    LayoutRule(
      name: "text", title: "Texts", names: ["Text"],
      text: "Breaks its lines at the proposed width and answers as wide as the longest of them, never wider than was "
        + "proposed. What the proposed height does not hold is cut off."),
    LayoutRule(
      name: "image", title: "Images", names: ["Image"],
      text: "Answers its natural size, and what it is proposed when it is resizable."),
    LayoutRule(
      name: "spacer", title: "Spacers", names: ["Spacer"],
      text: "Takes what is proposed along the stack around it, and at least its minimum."),
    LayoutRule(
      name: "divider", title: "Dividers", names: ["Divider"],
      text: "A hairline across the stack around it, as long as is proposed."),
    LayoutRule(
      name: "geometry-reader", title: "Geometry readers", names: ["GeometryReader"],
      text:
        "Takes what it is proposed, 10 where nothing is, and hands that size to its content, which it places at its "
        + "top leading corner.",
      scenario: "reading-sizes/reader-among-others"),
    LayoutRule(
      name: "scroll-view", title: "Scroll views", names: ["ScrollView"],
      text:
        "Proposes nothing along its axes, so that its content answers its ideal length, and takes what it is offered "
        + "itself."),
    LayoutRule(
      name: "view-that-fits", title: "Views that fit", names: ["ViewThatFits"],
      text: "Asks each choice for its ideal size and takes the first that fits into the proposal, or else the last."),
    LayoutRule(
      name: "container-relative-frame", title: "Frames relative to a container", names: ["containerRelativeFrame"],
      text: "Proposes and answers a share of the nearest container, whatever is proposed."),
    LayoutRule(
      name: "safe-area", title: "Safe areas",
      names: ["ignoresSafeArea", "safeAreaInset", "safeAreaPadding"],
      text: "What bars and sensors cover is taken off before anything is proposed; a view that ignores it, and reaches "
        + "its edge, is proposed it again.",
      scenario: "modifier-order/map-behind-the-status-bar"),
    LayoutRule(
      name: "render-effect", title: "Effects", names: ["scaleEffect", "rotationEffect", "visualEffect"],
      text: "Changes what is drawn, never what is proposed or answered."),
    LayoutRule(
      name: "follower", title: "Views that follow others", names: ["matchedGeometryEffect"],
      text: "Keeps its own place, and draws the view inside in the size and at the place of the one that it follows.",
      scenario: "transforms/follows-another"),
    LayoutRule(
      name: "custom-layout", title: "Layouts of one's own", names: ["Layout"],
      text: "Asks and places its subviews as a type that conforms to Layout says."),
  ]
}
