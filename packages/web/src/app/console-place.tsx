import type { Path } from '@campus/contract/paths/path.ts'
import { type ComponentType, useEffect, useState } from 'react'

type Side = ComponentType<{ readonly screen: Path }>

let loaded: Side | undefined

/** Where the administration's menu stands. It comes with its first screen and stays while one goes from screen to screen. */
export function ConsolePlace({ screen }: { readonly screen: Path }) {
  const [Side, setSide] = useState(() => loaded)
  useEffect(() => {
    if (Side) return
    const load = async () => {
      const { ConsoleSide } = await import('../console/frame/console-side.tsx')
      loaded = ConsoleSide
      setSide(() => ConsoleSide)
    }
    // Without it the screen can still be used.
    load().catch(() => undefined)
  }, [Side])
  return <div className="frame-console-menu">{Side && <Side screen={screen} />}</div>
}
