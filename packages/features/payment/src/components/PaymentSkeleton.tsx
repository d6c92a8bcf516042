import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { Card, Head, Notes } from './Order.styles';
import { CheckoutForm, Columns, Main, Section } from './Payment.styles';

/** The boxes of the form and of the order. */
export function PaymentSkeleton() {
  const isBeside = useIsFrom('md');
  return (
    <Columns>
      <Main>
        <Skeleton shape="box" height="44px" />
        <CheckoutForm as="div">
          {[1, 2, 3].map((part) => (
            <Section as="div" key={part}>
              <Skeleton count={2} width="60%" />
            </Section>
          ))}
        </CheckoutForm>
      </Main>
      {isBeside ? (
        <Card as="div">
          <Head as="div">
            <Skeleton width="120px" />
          </Head>
          <Notes>
            <Skeleton shape="rows" count={5} />
            <Skeleton shape="box" height="44px" />
          </Notes>
        </Card>
      ) : null}
    </Columns>
  );
}
