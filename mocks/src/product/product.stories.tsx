import { marketplaceDocs } from '@quarterdeck/contract/docs/marketplace';
import { paymentDocs } from '@quarterdeck/contract/docs/payment';
import { projectDocs } from '@quarterdeck/contract/docs/project';
import { shellDocs } from '@quarterdeck/contract/docs/shell';
import preview from '@quarterdeck/storybook/preview';
import { consoleStory, type ConsoleArgs } from '../../../.storybook/console/consoleStory';

const meta = preview.type<{ args: ConsoleArgs }>().meta({
  title: 'Endpoints/product',
  tags: ['!autodocs'],
  args: { request: '' },
});

export const CreateSession = meta.story({
  ...consoleStory(projectDocs.createSession),
  parameters: { covers: ['endpoint:product.session.create'] },
});

export const CreateProject = meta.story({
  ...consoleStory(projectDocs.createProject),
  parameters: { covers: ['endpoint:product.project.create'] },
});

export const GetProject = meta.story({
  ...consoleStory(projectDocs.getProject),
  parameters: { covers: ['endpoint:product.project.get'] },
});

export const UpdateProject = meta.story({
  ...consoleStory(projectDocs.updateProject),
  parameters: { covers: ['endpoint:product.project.update'] },
});

export const AddRequirements = meta.story({
  ...consoleStory(projectDocs.addRequirements),
  parameters: { covers: ['endpoint:product.requirements.add'] },
});

export const DeleteProjectRequirement = meta.story({
  ...consoleStory(projectDocs.deleteProjectRequirement),
  parameters: { covers: ['endpoint:product.project.requirement.delete'] },
});

export const RestoreProjectRequirements = meta.story({
  ...consoleStory(projectDocs.restoreProjectRequirements),
  parameters: { covers: ['endpoint:product.project.requirements.restore'] },
});

export const ResendProjectInvitation = meta.story({
  ...consoleStory(projectDocs.resendProjectInvitation),
  parameters: { covers: ['endpoint:product.project.invitation.resend'] },
});

export const ListRequirements = meta.story({
  ...consoleStory(marketplaceDocs.listRequirements),
  parameters: { covers: ['endpoint:product.requirements.list'] },
});

export const GetRequirement = meta.story({
  ...consoleStory(marketplaceDocs.getRequirement),
  parameters: { covers: ['endpoint:product.requirement.get'] },
});

export const CreateCheckoutSession = meta.story({
  ...consoleStory(paymentDocs.createCheckoutSession),
  parameters: { covers: ['endpoint:product.checkout-session.create'] },
});

export const GetCheckoutSession = meta.story({
  ...consoleStory(paymentDocs.getCheckoutSession),
  parameters: { covers: ['endpoint:product.checkout-session.get'] },
});

export const ListReceipts = meta.story({
  ...consoleStory(paymentDocs.listReceipts),
  parameters: { covers: ['endpoint:product.receipts.list'] },
});

export const GetReceipt = meta.story({
  ...consoleStory(paymentDocs.getReceipt),
  parameters: { covers: ['endpoint:product.receipt.get'] },
});

export const GetTranslations = meta.story({
  ...consoleStory(shellDocs.getTranslations),
  parameters: { covers: ['endpoint:product.translations'] },
});

export const SaveUser = meta.story({
  ...consoleStory(shellDocs.saveUser),
  parameters: { covers: ['endpoint:product.user.update'] },
});
