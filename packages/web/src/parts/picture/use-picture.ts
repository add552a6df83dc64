import { readFile } from '@campus/contract/files/own-files.ts'
import { useQuery } from '@tanstack/react-query'
import { sendForBytes } from '../../api/send.ts'

const fileIn = (address: string) => {
  const [path, query] = address.split('?')
  const id = path?.match(/^\/my\/files\/([0-9a-f-]{36})$/)?.[1]
  return id === undefined ? undefined : { id, key: new URLSearchParams(query).get('key') ?? undefined }
}

/** The bytes of a picture, fetched with the session as `<img>` alone cannot; an address stands for the same bytes for ever. */
export const usePicture = (address: string): Blob | undefined => {
  const file = fileIn(address)
  const { data } = useQuery({
    queryKey: ['picture', address],
    queryFn: ({ signal }) => (file ? sendForBytes(readFile, file, { signal, background: true }) : Promise.reject(new Error(address))),
    enabled: file !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data
}
