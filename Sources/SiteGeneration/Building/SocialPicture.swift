public import Diagnostics

/// Makes the picture that others show where they link to a page, a PNG, of the page's figure as SVG.
public typealias SocialPicture = @Sendable (String) throws(Problem) -> [UInt8]
