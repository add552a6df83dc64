import { createContext, useContext, useEffect } from 'react'

export const ScreenTitleContext = createContext<(title: string | undefined) => void>(() => undefined)

/** For a screen whose name is known only from its data; until then the registered title stands. */
export const useScreenTitle = (title: string | undefined): void => {
  const name = useContext(ScreenTitleContext)
  useEffect(() => {
    name(title)
    return () => name(undefined)
  }, [name, title])
}
