import { Waiting } from '@campus/ui/states/waiting.tsx'
import { type ComponentType, useEffect, useState } from 'react'
import type { StartPart } from '../../../console/menu/start-parts.ts'

/** A part of an area, which comes when it is shown. One that does not arrive leaves the others alone. */
export function StartPartView({ part }: { readonly part: StartPart }) {
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType | undefined }>()
  useEffect(() => {
    part.load().then(
      ({ default: Part }) => setLoaded({ Part }),
      () => setLoaded({ Part: undefined }),
    )
  }, [part])
  if (!loaded) return <Waiting />
  return loaded.Part ? <loaded.Part /> : null
}
