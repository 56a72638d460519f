internal import LayoutEngine

/// Further modules of the system's: what they declare is not known, but they add nothing to SwiftUI's views that has the
/// name of a modifier of SwiftUI's.
enum SystemModules {
  static func contains(_ module: String) -> Bool { all.contains(module) }

  /// Whether an app for the platform can import the module: what `canImport` asks.
  static func contains(_ module: String, for platform: Platform) -> Bool {
    guard contains(module), !elsewhere.contains(module) else { return false }
    return !(platform == .iOS ? onlyMacOS : onlyIOS).contains(module)
  }

  private static let onlyIOS: Set<String> = [
    "ARKit", "ActivityKit", "BackgroundTasks", "CarPlay", "CoreLocationUI", "CoreNFC", "CoreTelephony",
    "DeviceActivity", "EventKitUI", "FamilyControls", "FinanceKit", "HomeKit", "ManagedSettings", "MessageUI",
    "WatchConnectivity",
  ]

  private static let onlyMacOS: Set<String> = ["CoreMediaIO", "CoreWLAN", "ServiceManagement"]

  /// What only apps for the watch and targets for tests import.
  private static let elsewhere: Set<String> = ["Testing", "WatchKit", "XCTest"]

  private static let all: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "ActivityKit", "AdSupport",
    "AppIntents", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CallKit",
    "CarPlay", "CloudKit", "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia", "CoreMediaIO", "CoreMotion",
    "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreTransferable", "CoreVideo", "CoreWLAN",
    "CryptoKit", "DeviceActivity", "DeviceCheck", "Dispatch", "Distributed", "EventKit", "EventKitUI", "ExtensionKit",
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
