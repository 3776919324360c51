import EspalierWeb

/// The pictures of the gallery, which its screens name by their paths.
enum GalleryPictures {
  static let trellis = WebAsset(
    "trellis.svg",
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none" stroke-linecap="round">
    <rect width="64" height="64" rx="8" fill="#eef4ea"/>
    <path d="M8 18h48M8 32h48M8 46h48" stroke="#b9c4b0" stroke-width="1.5"/>
    <path d="M32 58V14M32 46q-12 0-20-2M32 46q12 0 20-2M32 32q-12 0-20-2M32 32q12 0 20-2M32 18q-9 0-15-2M32 18q9 0 15-2"
     stroke="#6b4f3a" stroke-width="2.5"/>
    <g fill="#4f8a4b">
    <circle cx="12" cy="42" r="4"/><circle cx="22" cy="44" r="3.5"/><circle cx="42" cy="44" r="3.5"/><circle cx="52" cy="42" r="4"/>
    <circle cx="12" cy="28" r="4"/><circle cx="22" cy="30" r="3.5"/><circle cx="42" cy="30" r="3.5"/><circle cx="52" cy="28" r="4"/>
    <circle cx="17" cy="15" r="4"/><circle cx="32" cy="11" r="4.5"/><circle cx="47" cy="15" r="4"/>
    </g>
    </svg>
    """)
}
