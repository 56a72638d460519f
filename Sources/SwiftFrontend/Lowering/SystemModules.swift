/// Further modules of the system's: what they declare is not known, but they add nothing to SwiftUI's views that has the
/// name of a modifier of SwiftUI's.
enum SystemModules {
  static func contains(_ module: String) -> Bool { all.contains(module) }

  private static let all: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "ActivityKit", "AdSupport",
    "AppIntents", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CallKit",
    "CarPlay", "CloudKit", "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC",
    "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreTransferable", "CoreVideo", "CoreWLAN", "CryptoKit",
    "DeviceActivity", "DeviceCheck", "Dispatch", "Distributed", "EventKit", "EventKitUI", "ExtensionKit",
    "FamilyControls", "FinanceKit", "FoundationModels", "GameController", "GameKit", "HealthKit", "HealthKitUI",
    "HomeKit", "IOKit", "ImageIO", "ImagePlayground", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "ManagedSettings", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
    "MetricKit", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "Network", "NetworkExtension",
    "NotificationCenter", "ObjectiveC", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit",
    "QuickLook", "QuickLookThumbnailing", "RealityKit", "RegexBuilder", "ReplayKit", "SafariServices", "SceneKit",
    "Security", "ServiceManagement", "ShazamKit", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit",
    "Synchronization", "SystemConfiguration", "Testing", "Translation", "UserNotifications", "UserNotificationsUI",
    "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "XCTest",
  ]
}
