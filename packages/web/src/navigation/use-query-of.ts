import { useLocation } from '@campus/ui/history/location.ts'
import { useMemo } from 'react'
import type { Path } from '../paths/path.ts'
import type { QueryOf } from './address.ts'

/** The parameters this screen was opened with. They come from an address anybody can write: every one may be missing or odd. */
export const useQueryOf = <P extends Path>(_path: P): { readonly [Name in keyof QueryOf<P>]?: string } => {
  const { search } = useLocation()
  return useMemo(() => Object.fromEntries(new URLSearchParams(search)) as { readonly [Name in keyof QueryOf<P>]?: string }, [search])
}
