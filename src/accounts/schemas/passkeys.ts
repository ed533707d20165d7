import { z } from 'zod';
import { nameSchema } from '../../helpers/name-schema.ts';
import { idSchema, timeSchema } from '../../http/schemas/forms.ts';
import { stepUpPassword } from './accounts.ts';

const base64url = (most: number) => z.base64url().min(1).max(most);
/** At most 1023 bytes (WebAuthn, section 4). */
const credentialId = base64url(1364);
const extensions = z.looseObject({}).describe('Extension results of the browser; not used');
const attachment = z.enum(['platform', 'cross-platform']).exactOptional();

/** Members of every credential, as `PublicKeyCredential.toJSON()` writes it. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: extensions,
  authenticatorAttachment: attachment,
};

const registrationResponse = z
  .looseObject({
    ...credential,
    response: z.looseObject({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(40_000),
      transports: z.array(z.string().max(40)).max(10).exactOptional(),
    }),
  })
  .meta({
    id: 'RegistrationResponse',
    description:
      'The authenticator’s answer, in the format of `PublicKeyCredential.toJSON()` or @simplewebauthn/browser.',
  });

const authenticationResponse = z
  .looseObject({
    ...credential,
    response: z.looseObject({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      signature: base64url(10_000),
      userHandle: z.base64url().max(100).exactOptional(),
    }),
  })
  .meta({
    id: 'AuthenticationResponse',
    description:
      'The authenticator’s answer, in the format of `PublicKeyCredential.toJSON()` or @simplewebauthn/browser.',
  });

/** Options that only browsers read; WebAuthn describes them. */
const optionsFor = (id: string, what: string) =>
  z.looseObject({ challenge: z.string().max(100) }).meta({
    id,
    description:
      `Input for \`PublicKeyCredential.${what}FromJSON()\` or @simplewebauthn/browser (WebAuthn, level 3). It can be ` +
      'used once, within five minutes.',
  });

export const creationOptionsSchema = optionsFor('PasskeyCreationOptions', 'parseCreationOptions');
export const requestOptionsSchema = optionsFor('PasskeyRequestOptions', 'parseRequestOptions');

const name = nameSchema(60).describe('Your name for it, such as “phone”');

export const proofSchema = z
  .strictObject({
    password: stepUpPassword,
  })
  .meta({
    id: 'Proof',
    description: 'Proves that the request comes from you.',
    examples: [{ password: 'correct horse battery' }],
  });

export const newPasskeySchema = z.strictObject({ name, response: registrationResponse }).meta({
  id: 'NewPasskey',
  description: 'A passkey that an authenticator has created.',
  examples: [
    {
      name: 'phone',
      response: {
        id: 'TigRm_0sGrTT28xjxOod-w',
        rawId: 'TigRm_0sGrTT28xjxOod-w',
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON:
            'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiZUd3SmMwQm1mYXF2Rm8yZUVnWEZsZ2tmblF6WVVhOXEwdnFiVDR3Q3pHbyIsIm9yaWdpbiI6Imh0dHBzOi8vY2FyY2Fzc29ubmUuZXhhbXBsZSIsImNyb3NzT3JpZ2luIjpmYWxzZX0',
          attestationObject:
            'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YViUPGvo5KohhrEFCfZ-_KIN4W5eO0CaBcwY2HbvMrcZpQddAAAAAAAAAAAAAAAAAAAAAAAAAAAAEE4oEZv9LBq009vMY8TqHfulAQIDJiABIVggOUeOKwfTU3tyX2xJiDeOTghBqWbnRQ4fEbtAtOTd5L4iWCCdxbA2EjBaZQSK0405vWHhCdfYNwHpKYHsKO1j4IpKQQ',
          transports: ['internal'],
        },
      },
    },
  ],
});

export const passkeyChangeSchema = z.strictObject({ name }).meta({
  id: 'PasskeyChange',
  description: 'The new name of a passkey.',
  examples: [{ name: 'phone' }],
});

export const passkeySchema = z
  .object({
    id: idSchema,
    name: z.string().max(60),
    isBackedUp: z
      .boolean()
      .describe('True if the provider keeps a copy, which makes the passkey available on other devices'),
    createdAt: timeSchema,
    lastUsedAt: timeSchema.nullable(),
  })
  .meta({ id: 'Passkey', description: 'A passkey, without its key.' });

const codes = z
  .array(z.string().max(40))
  .max(20)
  .describe('The codes, shown only once; each can replace a passkey once');

export const addedPasskeySchema = z
  .object({
    passkey: passkeySchema,
    recoveryCodes: codes
      .nullable()
      .describe(
        'Recovery codes, shown only once; null except with the first passkey of an account that has a password',
      ),
  })
  .meta({ id: 'AddedPasskey', description: 'The new passkey, and recovery codes with the first one.' });

export const recoveryCodesLeftSchema = z
  .object({ left: z.int().min(0).max(20), createdAt: timeSchema.nullable() })
  .meta({ id: 'RecoveryCodesLeft', description: 'The number of recovery codes you have not used yet.' });

export const recoveryCodesSchema = z
  .object({ codes })
  .meta({ id: 'RecoveryCodes', description: 'New recovery codes; earlier ones no longer work.' });

export const passkeyLogInSchema = z.strictObject({ response: authenticationResponse }).meta({
  id: 'PasskeyLogIn',
  description: 'The authenticator’s answer to the options of a login.',
  examples: [
    {
      response: {
        id: 'TigRm_0sGrTT28xjxOod-w',
        rawId: 'TigRm_0sGrTT28xjxOod-w',
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON:
            'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiZUd3SmMwQm1mYXF2Rm8yZUVnWEZsZ2tmblF6WVVhOXEwdnFiVDR3Q3pHbyIsIm9yaWdpbiI6Imh0dHBzOi8vY2FyY2Fzc29ubmUuZXhhbXBsZSIsImNyb3NzT3JpZ2luIjpmYWxzZX0',
          authenticatorData: 'PGvo5KohhrEFCfZ-_KIN4W5eO0CaBcwY2HbvMrcZpQcdAAAAAQ',
          signature:
            'MEUCICdqemM1fntefg3f_HJg5LVuXOBwQ-mEkXpHlo3CK4utAiEAqB7d-aVKDYU79G823gA01NUo513VtZTtz-dxg5CbWZk',
          userHandle: 'AZgKPnwdekCdGj8fXQycEQ',
        },
      },
    },
  ],
});

export const recoveryLogInSchema = z
  .strictObject({
    challenge: z.string().min(1).max(100).describe('The `challenge` of the problem `second-factor-required`'),
    code: z.string().min(1).max(100).describe('The code as it was shown; case and hyphens do not matter'),
  })
  .meta({
    id: 'RecoveryLogIn',
    description: 'A recovery code in place of a passkey, after the password.',
    examples: [{ challenge: 'eGwJc0BmfaqvFo2eEgXFlgkfnQzYUa9q0vqbT4wCzGo', code: '7k2m-x0qd-94hs-b6tz' }],
  });
