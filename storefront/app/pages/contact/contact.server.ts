import { fetchQuery, mutate } from '@kreide/relay';
import { attachmentLimits, attachmentsFault, contactForm, faultsOf } from '@kreide/server/contract';
import type { RouterContextProvider } from 'react-router';
import { refusalOf } from '../../features/form/answer.ts';
import { failureItself, runFormAction } from '../../features/form/runFormAction.server.ts';
import { isOutage } from '../../features/form/sending.ts';
import { contactSentPath } from '../../features/form/sentPaths.ts';
import { seeOther } from '../../platform/answers.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import type { ContactFormDataQuery } from './__generated__/ContactFormDataQuery.graphql';
import type { SendContactMessageMutation } from './__generated__/SendContactMessageMutation.graphql';
import { contactFormDataQuery } from './ContactFormDataQuery.ts';
import { sendContactMessageMutation } from './SendContactMessageMutation.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * NEWS-06: the form's initial values for an order, by field; null for an order that is not the
 * visitor's. Optional, so an outage leaves the form empty.
 */
export async function orderContact(
  context: Context,
  orderId: string,
): Promise<Record<string, string> | null> {
  try {
    const answer = await withSession(context, () =>
      fetchQuery<ContactFormDataQuery>(context.get(relayContext), contactFormDataQuery, {
        orderId,
      }).toPromise(),
    );
    const found = answer?.contactFormData;
    if (!found) return null;
    const { salutation, firstName, lastName, email, phone, orderNumber, customerNumber } = found;
    return {
      salutation,
      firstName,
      lastName,
      email,
      phone: phone ?? '',
      orderId: orderNumber,
      customerNumber: customerNumber ?? '',
      topic: 'order',
    };
  } catch (error) {
    if (!isOutage(error)) throw error;
    return null;
  }
}

/** Uploads may take longer. */
const timeout = 30_000;

/** An empty file field sends a file without a name. */
const filesOf = (form: FormData): readonly File[] =>
  form.getAll('attachments').filter((part): part is File => part instanceof File && part.size > 0);

/** API-105: sends the message, of which a page of its own tells, or answers the form with what is wrong in it. */
export const sendMessage = (context: Context, request: Request) =>
  runFormAction(request, {
    failed: failureItself,
    check: (values, form) => {
      const { count, bytes } = attachmentLimits;
      const files = filesOf(form);
      const isTooMuch = files.length > count || files.some(({ size }) => size > bytes);
      return {
        ...faultsOf(contactForm, values),
        ...(isTooMuch && { attachments: attachmentsFault }),
      };
    },
    async send(values, form) {
      const files = filesOf(form);
      const { salutation = '', firstName = '', lastName = '', email = '' } = values;
      const { topic = '', message = '', phone, website } = values;
      const { orderId, articleNumber, customerNumber } = values;
      const { result } = await mutate<SendContactMessageMutation>(
        context.get(relayContext),
        sendContactMessageMutation,
        {
          salutation,
          firstName,
          lastName,
          email,
          topic,
          message,
          phone: phone ?? null,
          orderId: orderId ?? null,
          articleNumber: articleNumber ?? null,
          customerNumber: customerNumber ?? null,
          website: website ?? null,
          attachments: files.map(() => null),
        },
        {
          metadata: { timeout },
          ...(files.length > 0 && {
            uploadables: Object.fromEntries(
              files.map((file, index) => [`attachments.${index}`, file]),
            ),
          }),
        },
      );
      return result.successful
        ? { answer: seeOther(contactSentPath) }
        : { refusal: refusalOf(values, result) };
    },
  });
