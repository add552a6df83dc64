import { useQuery } from '@tanstack/react-query'
import { fetchFile, isFileAddress } from '../download/fetch-file.ts'

/** The bytes of a picture, fetched with the session as `<img>` alone cannot; an address stands for the same bytes for ever. */
export const usePicture = (address: string): Blob | undefined => {
  const { data } = useQuery({
    queryKey: ['picture', address],
    queryFn: ({ signal }) => fetchFile(address, signal),
    enabled: isFileAddress(address),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data
}
