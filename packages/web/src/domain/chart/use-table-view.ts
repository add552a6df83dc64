import { path } from '@campus/contract/paths/path.ts'
import { useLocation } from '@campus/ui/history/location.ts'
import { refine } from '../../navigation/navigator.ts'

/** Which charts of a screen are shown as tables is part of its address, by their names. */
export const useTableView = (name: string): readonly [isTable: boolean, show: (asTable: boolean) => void] => {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const tables = (query.get('table') ?? '').split(',').filter(Boolean)
  const show = (asTable: boolean) => {
    const others = tables.filter((one) => one !== name)
    const shown = asTable ? [...others, name] : others
    const table = shown.length > 0 ? shown.join(',') : undefined
    void refine(path<Record<string, string>>(pathname as `/${string}`), { ...Object.fromEntries(query), table })
  }
  return [tables.includes(name), show]
}
