import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import {
  AuthorityKeyIdentifier,
  BasicConstraints,
  CRLDistributionPoints,
  DistributionPoint,
  DistributionPointName,
  ExtendedKeyUsage,
  Extension,
  GeneralName,
  id_ce_authorityKeyIdentifier,
  id_ce_basicConstraints,
  id_ce_cRLDistributionPoints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_subjectKeyIdentifier,
  KeyIdentifier,
  KeyUsage,
  SubjectKeyIdentifier,
  type SubjectPublicKeyInfo,
} from '@peculiar/asn1-x509'

export const extension = (extnID: string, critical: boolean, value: unknown) =>
  new Extension({ extnID, critical, extnValue: new OctetString(AsnConvert.serialize(value)) })

/** RFC 5280, method 1: what is hashed is the key itself, so certificates of one key share it. */
const keyIdentifier = ({ subjectPublicKey }: SubjectPublicKeyInfo) => crypto.subtle.digest('SHA-1', subjectPublicKey)

/** An authority, with how many authorities may stand below it; or none. */
export const authority = (pathLength?: number) =>
  extension(id_ce_basicConstraints, true, new BasicConstraints(pathLength === undefined ? {} : { cA: true, pathLenConstraint: pathLength }))

export const keyUsage = (flags: number) => extension(id_ce_keyUsage, true, new KeyUsage(flags))

export const purposes = (ids: string[], isCritical = false) => extension(id_ce_extKeyUsage, isCritical, new ExtendedKeyUsage(ids))

export const subjectKey = async (key: SubjectPublicKeyInfo) =>
  extension(id_ce_subjectKeyIdentifier, false, new SubjectKeyIdentifier(await keyIdentifier(key)))

export const authorityKey = async (key: SubjectPublicKeyInfo) =>
  extension(id_ce_authorityKeyIdentifier, false, new AuthorityKeyIdentifier({ keyIdentifier: new KeyIdentifier(await keyIdentifier(key)) }))

export const revocationsAt = (url: string) => {
  const place = new DistributionPointName({ fullName: [new GeneralName({ uniformResourceIdentifier: url })] })
  return extension(id_ce_cRLDistributionPoints, false, new CRLDistributionPoints([new DistributionPoint({ distributionPoint: place })]))
}
