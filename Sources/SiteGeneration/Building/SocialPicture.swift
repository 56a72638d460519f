public import Diagnostics

/// Makes the picture for links to a page, a PNG, from the page's figure as SVG.
public typealias SocialPicture = @Sendable (String) throws(Problem) -> [UInt8]
